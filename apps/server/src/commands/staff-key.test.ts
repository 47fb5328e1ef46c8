import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeStaffKey } from '../infra/sessions/staff-key.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { runCommand } from '../testing/run-command.ts';

const app = await openSharedTestApp();

const COMMAND = path.join(import.meta.dirname, 'staff-key.ts');

const callWith = async (app: TestApp, authorization: string, call = '/s/ledger/proof') =>
  (await app.call(call, { headers: { authorization } })).envelope;

describe('npm run staff:key', () => {
  it('prints a key that is accepted by staff operations and by no buyer operation', async () => {
    const { said } = await runCommand(app, COMMAND);
    const key = `Bearer ${said.match(/^ {2}([\w-]{40,})$/m)?.[1]}`;
    expect(await callWith(app, key)).toMatchObject({ success: true, data: { balances: true } });
    expect(await callWith(app, key, '/s/payment/transfers')).toMatchObject({ success: true });
    expect((await callWith(app, key, '/p/score/info')).reason).toBe('access.signIn');
  });

  it('makes keys that expire after 12 hours', async () => {
    const app = await openTestApp();
    const { key } = await makeStaffKey(app.database.queries);
    expect((await callWith(app, key)).success).toBe(true);
    await app.moveClock('13 hours');
    expect((await callWith(app, key)).reason).toBe('access.signIn');
  });

  it('revokes every key with --end', async () => {
    const { key } = await makeStaffKey(app.database.queries);
    expect(await runCommand(app, COMMAND, ['--end'])).toMatchObject({ code: 0 });
    expect((await callWith(app, key)).reason).toBe('access.signIn');
  });
});
