import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/envelope';
import { openSession } from '../infra/sessions/sessions.ts';
import type { TestApp } from './open-test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A member of staff with these permissions, who calls through the API. */
export async function openStaff(app: TestApp, ...permissions: string[]) {
  const staffId = randomUUID();
  const authorization = await openSession(app.database.queries, 'staff', staffId, { permissions });
  const call = async (method: Method, path: string, input?: object): Promise<Envelope> => {
    const headers = { authorization, locale: 'en' };
    return (await app.call(`/s${path}`, { method, headers, ...(input && { payload: input }) })).envelope;
  };
  const reason = async (method: Method, path: string, input?: object) => (await call(method, path, input)).reason;
  const get = async <Data>(path: string) => (await call('GET', path)).data as Data;
  return { staffId, call, reason, get };
}
