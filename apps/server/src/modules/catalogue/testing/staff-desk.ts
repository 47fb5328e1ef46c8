import { randomUUID } from 'node:crypto';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';

/** A member of staff with these permissions, who calls through the real server. */
export async function openDesk(app: TestApp, ...permissions: string[]) {
  const authorization = await openSession(app.database.queries, 'staff', randomUUID(), { permissions });
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const request = { method, headers: { authorization } };
    const query = method === 'DELETE' ? { query: body as Record<string, string> } : { payload: body };
    const { envelope } = await app.call(path, { ...request, ...(body && query) });
    return envelope;
  };
}
