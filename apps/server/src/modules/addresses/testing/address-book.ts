import { randomUUID } from 'node:crypto';
import type { addressInfo } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';

export type Address = OutputOf<typeof addressInfo>;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const DRAFT = {
  receiver: 'Ada Lovelace',
  mobile: '13800138000',
  areaId: 440305,
  addr: '1 Keji South Road',
  postCode: '518057',
};

/** A signed-in buyer without addresses. */
export async function signIn(app: TestApp, locale = 'en') {
  const userId = randomUUID();
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  const send = async (method: Method, path: string, payload?: object) => {
    const headers = { authorization, locale };
    return (await app.call(`/p${path}`, { method, headers, ...(payload ? { payload } : {}) })).envelope;
  };
  const add = async (changes: object = {}) =>
    ((await send('POST', '/address/addAddr', { ...DRAFT, ...changes })).data as { addrId: number }).addrId;
  const list = async () => (await send('GET', '/address/list')).data as Address[];
  return { userId, send, add, list };
}
