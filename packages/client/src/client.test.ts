import { noticeInfo } from '@galleria/contract/content';
import { currencyList } from '@galleria/contract/site';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';

function answering(envelope: object) {
  return vi.fn<typeof fetch>(async () => Response.json(envelope));
}

describe('the client', () => {
  it('sends the language and gives the data', async () => {
    const fetch = answering({ success: true, code: '00000', msg: '', data: [] });
    const call = createClient({ base: '/api', locale: () => 'zh_CN', fetch });
    expect(await call(currencyList, {})).toEqual({ ok: true, data: [] });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/currency/list');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: { locale: 'zh_CN' } });
  });

  it('gives a refusal by its name', async () => {
    const fetch = answering({ success: false, code: 'A00001', msg: 'Gone.', data: null, reason: 'notice.notFound' });
    const call = createClient({ base: '/api', locale: () => 'en', fetch });
    expect(await call(noticeInfo, { id: 3 })).toEqual({
      ok: false,
      reason: 'notice.notFound',
      message: 'Gone.',
      data: null,
    });
  });

  it('answers rather than throws when the network fails or the answer is no envelope', async () => {
    const broken = vi.fn<typeof fetch>(async () => new Response('<html>', { status: 502 }));
    const call = createClient({ base: '/api', locale: () => 'en', fetch: broken });
    expect(await call(currencyList, {})).toMatchObject({ ok: false, reason: 'network' });
  });
});
