import { randomUUID } from 'node:crypto';
import { everyOperation } from '@galleria/contract/contract';
import type { Operation } from '@galleria/contract/operation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { openSession } from '../sessions/sessions.ts';

const operations = everyOperation();

function addressOf(operation: Operation, filling: (name: string) => string): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filling(name)));
}

function send(app: TestApp, operation: Operation, input: unknown, token?: string, inPath = '1') {
  const path = addressOf(operation, () => inPath);
  const headers = { ...(token && { authorization: token }) };
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    const query = new URLSearchParams(Object.entries(input ?? {}).map(([key, value]) => [key, JSON.stringify(value)]));
    return app.call(`${path}?${query}`, { method: operation.method, headers });
  }
  const payload = JSON.stringify(input ?? {});
  return app.call(path, {
    method: operation.method,
    payload,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}

describe('every call of the contract', () => {
  it('lets in the kind of person it is for and asks everybody else to sign in', async () => {
    const app = await openTestApp();
    const tokens = {
      visitor: undefined,
      unknownToken: 'x'.repeat(43),
      seller: await openSession(app.database.queries, 'seller', randomUUID()),
      staff: await openSession(app.database.queries, 'staff', randomUUID()),
    };
    for (const { name, operation } of operations) {
      if (operation.access.who === 'visitor' || operation.file) continue;
      for (const [kind, token] of Object.entries(tokens)) {
        const { envelope } = await send(app, operation, undefined, token);
        // The right kind of person, whose role does not hold the permission.
        const reason = kind === operation.access.who ? 'access.forbidden' : 'access.signIn';
        expect.soft({ name, kind, reason: envelope.reason }).toEqual({ name, kind, reason });
      }
    }
  });

  it.each(['a\u0000b', 'a\ud800b'])('refuses text that no database column can hold: %j', async (userName) => {
    const app = await openTestApp();
    // As JSON writes it: half of a character has no bytes of its own.
    const payload = JSON.stringify({ userName, passWord: 'Galleria#2026' });
    const headers = { 'content-type': 'application/json' };
    const { status, envelope } = await app.call('/login', { method: 'POST', headers, payload });
    expect({ status, reason: envelope.reason, data: envelope.data }).toEqual({
      status: 400,
      reason: 'input.invalid',
      data: [{ field: 'userName', message: expect.any(String) }],
    });
  });

  it('answers whatever it is sent with data or a refusal, never with a fault', async () => {
    const app = await openTestApp();
    const { envelope } = await app.call('/login', {
      method: 'POST',
      payload: { userName: 'buyer@galleria.test', passWord: 'Galleria#2026' },
    });
    const { accessToken } = envelope.data as { accessToken: string };
    const kept = operations.filter(({ name }) => !['accounts.logOut', 'accounts.destroy'].includes(name));
    const fields = kept.flatMap(({ operation }) => Object.keys(operation.input.shape));
    const junk = fc.oneof(
      fc.constant(undefined),
      fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
      fc.dictionary(fc.constantFrom(...fields), junkValue, { noNullPrototype: true }),
    );
    const inPath = fc.oneof(fc.webSegment(), fc.constantFrom('0', '-1', '1e9', '9'.repeat(20), '%00'));
    await fc.assert(
      fc.asyncProperty(fc.nat(kept.length - 1), junk, inPath, async (index, input, segment) => {
        const operation = kept[index]?.operation as Operation;
        const answer = await send(app, operation, input, accessToken, segment || '0');
        expect({ operation: operation.path, status: answer.status }).toMatchObject({
          status: expect.toSatisfy((status: number) => status < 500),
        });
        expect(JSON.stringify(answer.envelope)).not.toMatch(/ at .*\.ts|select |insert |drizzle/i);
      }),
      { numRuns: 400 },
    );
  });
});

const junkValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '9'.repeat(30),
    '1e9',
    'null',
    '\u0000',
    '\ud800',
    "'; drop table account; --",
    '../../etc',
  ),
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.constantFrom('a@b.co', '13800138000', '123456', '440305'),
);
