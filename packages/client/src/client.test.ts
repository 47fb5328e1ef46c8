import { noticeInfo } from '@galleria/contract/content/content';
import { currencyList } from '@galleria/contract/site/site';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';

function answering(envelope: object) {
  return vi.fn<typeof fetch>(async () => Response.json(envelope));
}

describe('createClient', () => {
  it('sends the language and returns the data', async () => {
    const fetch = answering({ success: true, code: '00000', msg: '', data: [] });
    const call = createClient({ base: '/api', locale: () => 'zh_CN', fetch });
    expect(await call(currencyList, {})).toEqual({ ok: true, data: [] });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/currency/list');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: { locale: 'zh_CN' } });
  });

  it('returns a refusal with its reason', async () => {
    const fetch = answering({ success: false, code: 'A00001', msg: 'Gone.', data: null, reason: 'notice.notFound' });
    const call = createClient({ base: '/api', locale: () => 'en', fetch });
    expect(await call(noticeInfo, { id: 3 })).toEqual({
      ok: false,
      reason: 'notice.notFound',
      message: 'Gone.',
      data: null,
    });
  });

  it.each([
    ['A00001', { reason: 'refused', message: 'Error' }],
    ['A00004', { reason: 'access.signIn', message: '' }],
    ['A00005', { reason: 'server.fault', message: 'The server has a small problem' }],
  ])('maps %s to a reason and message when the answer has none', async (code, answer) => {
    const call = createClient({
      base: '/api',
      locale: () => 'en',
      fetch: answering({ success: false, code, msg: '' }),
    });
    expect(await call(currencyList, {})).toMatchObject({ ok: false, ...answer });
  });

  it('treats A00002 as success, with any message', async () => {
    const fetch = answering({ success: true, code: 'A00002', msg: 'By the way', data: [] });
    const call = createClient({ base: '/api', locale: () => 'en', fetch });
    expect(await call(currencyList, {})).toEqual({ ok: true, data: [] });
  });

  it('returns a refusal instead of throwing when the network fails or the answer is no envelope', async () => {
    const broken = vi.fn<typeof fetch>(async () => new Response('<html>', { status: 502 }));
    const call = createClient({ base: '/api', locale: () => 'en', fetch: broken });
    expect(await call(currencyList, {})).toMatchObject({ ok: false, reason: 'network' });
  });
});
