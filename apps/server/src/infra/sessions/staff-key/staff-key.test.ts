import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { makeStaffKey } from './staff-key.ts';

const COMMAND = path.join(import.meta.dirname, 'main.ts');

const asks = async (app: TestApp, authorization: string, call = '/s/ledger/proof') =>
  (await app.call(call, { headers: { authorization } })).envelope;

describe('a key for whoever keeps the machine', () => {
  it('opens the calls of the staff, and nobody else’s', async () => {
    const app = await openTestApp();
    const { said } = await runCommand(app, COMMAND);
    const key = `Bearer ${said.match(/^ {2}([\w-]{40,})$/m)?.[1]}`;
    expect(await asks(app, key)).toMatchObject({ success: true, data: { balances: true } });
    expect(await asks(app, key, '/s/payment/transfers')).toMatchObject({ success: true });
    expect((await asks(app, key, '/p/score/info')).reason).toBe('access.signIn');
  });

  it('ends with the working day', async () => {
    const app = await openTestApp();
    const { key } = await makeStaffKey(app.database.queries);
    expect((await asks(app, key)).success).toBe(true);
    await app.moveClock('13 hours');
    expect((await asks(app, key)).reason).toBe('access.signIn');
  });

  it('opens nothing any more once it is taken back', async () => {
    const app = await openTestApp();
    const { key } = await makeStaffKey(app.database.queries);
    expect(await runCommand(app, COMMAND, ['--end'])).toMatchObject({ code: 0 });
    expect((await asks(app, key)).reason).toBe('access.signIn');
  });
});
