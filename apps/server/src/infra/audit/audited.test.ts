import { operation } from '@galleria/contract/operation';
import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { refuse } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import type { Binding, Caller } from '../calls/use-case.ts';
import { openSession } from '../sessions/sessions.ts';
import { audited } from './audited.ts';

const entriesOf = async ({ database }: TestApp) =>
  (
    await database.pool.query(
      'select actor_kind, actor_id, session_id, operation, input, outcome from audit_entry order by id',
    )
  ).rows;

const CALLER = {
  actor: { kind: 'staff', userId: 'ada', sessionId: 's', permissions: new Set() },
  browser: { address: '::1' },
} as unknown as Caller;

/** The contract has no operation in which staff send a password, so the test defines one. */
function bindingTo(run: Binding['run'], method: 'GET' | 'POST' = 'POST'): Binding {
  const access = { who: 'staff', permission: 'none' } as const;
  const shape = { input: z.object({}), output: z.null(), refusals: [] };
  return {
    name: 'changeAnything',
    operation: operation({ method, path: '/s/any', access, summary: 'Anything', ...shape }),
    run,
  };
}

describe('the audit trail of staff', () => {
  it('records writing calls over HTTP with session and outcome', async () => {
    const app = await openTestApp();
    const permissions = [...STAFF_PERMISSIONS];
    const key = await openSession(app.database.queries, 'staff', 'keeper', { permissions });
    const headers = { authorization: `Bearer ${key}` };
    const payload = { payNumber: '261115000000000001', amount: 25 };
    await app.call('/s/payment/confirmTransfer', { method: 'POST', headers, payload });
    await app.call('/s/payment/transfers', { headers });
    expect(await entriesOf(app)).toEqual([
      {
        ...{ actor_kind: 'staff', actor_id: 'keeper', session_id: expect.stringMatching(/^[\da-f-]{36}$/) },
        ...{ operation: 'confirmTransfer', input: payload, outcome: 'payment.notFound' },
      },
    ]);
  });

  it('inserts the entry without secrets before the use case runs, and updates its outcome afterwards', async () => {
    const app = await openTestApp();
    const { queries } = app.database;
    const seen: unknown[] = [];
    const look = async () => {
      seen.push((await entriesOf(app)).at(-1)?.outcome);
      return null;
    };
    await audited(bindingTo(look), queries).run(
      { newPassword: 'x', accessToken: 'y', name: 'z', file: new Uint8Array(3) },
      CALLER,
    );
    await audited(
      bindingTo(async () => refuse('payment.amount')),
      queries,
    ).run({}, CALLER);
    await expect(
      audited(
        bindingTo(() => Promise.reject(new Error('broken'))),
        queries,
      ).run({}, CALLER),
    ).rejects.toThrow();
    await audited(bindingTo(look, 'GET'), queries).run({}, CALLER);
    expect(seen[0]).toBe('started');
    const entries = await entriesOf(app);
    expect(entries.map(({ outcome }) => outcome)).toEqual(['done', 'payment.amount', 'fault']);
    expect(entries[0].input).toEqual({
      newPassword: '[redacted]',
      accessToken: '[redacted]',
      name: 'z',
      file: '3 bytes',
    });
  });
});
