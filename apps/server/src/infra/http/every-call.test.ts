import { randomUUID } from 'node:crypto';
import { everyOperation } from '@galleria/contract/contract';
import type { Operation } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { openSession } from '../sessions/sessions.ts';

const app = await openSharedTestApp();

const operations = everyOperation();

function send(app: TestApp, { path, method }: Operation, token: string | undefined) {
  const url = path.replace(/\{\w+\}/g, '1');
  const headers = { ...(token && { authorization: token }) };
  if (method === 'GET' || method === 'DELETE') return app.call(url, { method, headers });
  return app.call(url, { method, payload: '{}', headers: { ...headers, 'content-type': 'application/json' } });
}

describe('every call of the contract', () => {
  it('admits the kind of caller that it is for, and asks all others to sign in', async () => {
    const tokens = {
      visitor: undefined,
      unknownToken: 'x'.repeat(43),
      seller: await openSession(app.database.queries, 'seller', randomUUID(), { storeId: 1 }),
      staff: await openSession(app.database.queries, 'staff', randomUUID()),
    };
    for (const { name, operation } of operations) {
      if (operation.access.who === 'visitor' || operation.file) continue;
      for (const [kind, token] of Object.entries(tokens)) {
        const { envelope } = await send(app, operation, token);
        // Open to every seller or every member of staff, whatever their role.
        if (kind === operation.access.who && isForEveryRole(operation)) continue;
        // The right kind of caller, but a role without the permission.
        const reason = kind === operation.access.who ? 'access.forbidden' : 'access.signIn';
        expect.soft({ name, kind, reason: envelope.reason }).toEqual({ name, kind, reason });
      }
    }
  });

  it.each(['a\u0000b', 'a\ud800b'])('refuses text that no database column can hold: %j', async (userName) => {
    // Escaped by JSON: half of a surrogate pair cannot be encoded in UTF-8.
    const payload = JSON.stringify({ userName, passWord: 'Galleria#2026' });
    const headers = { 'content-type': 'application/json' };
    const { status, envelope } = await app.call('/login', { method: 'POST', headers, payload });
    expect({ status, reason: envelope.reason, data: envelope.data }).toEqual({
      status: 400,
      reason: 'input.invalid',
      data: [{ field: 'userName', message: expect.any(String) }],
    });
  });
});

function isForEveryRole({ access }: Operation): boolean {
  return 'permission' in access && access.permission === 'none';
}
