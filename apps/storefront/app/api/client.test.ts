import { currencyList } from '@galleria/contract/site/site';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './client.ts';
import { onOutcome } from './outcomes.ts';

afterEach(() => vi.unstubAllGlobals());

async function toastsAfter(envelope: object, options?: { toast: boolean }): Promise<string[]> {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async () => Response.json({ success: false, data: null, ...envelope }));
  const shown: string[] = [];
  const stop = onOutcome((outcome) => shown.push(outcome.kind === 'refused' ? outcome.message : outcome.kind));
  await api(currencyList, {}, options);
  stop();
  return shown;
}

it('the client shows a refusal as a toast if the caller asks for it, and a server fault always', async () => {
  expect(await toastsAfter({ code: 'A00001', msg: 'Gone.' })).toEqual([]);
  expect(await toastsAfter({ code: 'A00001', msg: 'Gone.' }, { toast: true })).toEqual(['Gone.']);
  expect(await toastsAfter({ code: 'A00001', msg: '' }, { toast: true })).toEqual(['Error']);
  expect(await toastsAfter({ code: 'A00005', msg: 'A small problem.' })).toEqual(['A small problem.']);
  expect(await toastsAfter({ code: 'A00004', msg: '' })).toEqual(['signedOut']);
});
