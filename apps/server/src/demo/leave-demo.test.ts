import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoClerk, demoSeller } from '@galleria/demo/people/demo-seller';
import { demoStaff } from '@galleria/demo/people/demo-staff';
import { describe, expect, it } from 'vitest';
import { SetupProblem } from '../config.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { decideCharge, insertCharge } from './fake-payment-provider/sandbox-db.ts';
import { leaveDemo } from './leave-demo.ts';

const stripe = { secretKey: 'sk_live_1', webhookSecret: 'whsec_of_good_length', apiUrl: 'http://127.0.0.1:9' };
const google = { clientId: 'x', clientSecret: 'y' };
const noKeys = { stripe: undefined, payPal: undefined };

const signIn = async (app: TestApp) => {
  const payload = { userName: demoBuyer.mail, passWord: demoBuyer.password };
  return (await app.call('/login', { method: 'POST', payload })).envelope;
};

describe('leaveDemo', () => {
  it('accepts the published password while no real keys are configured', async () => {
    expect(await signIn(await openTestApp())).toMatchObject({ success: true });
  });

  it.each([{ stripe }, { google }])(
    'refuses the published password of the demo buyer beside the real keys %j',
    async (keys) => {
      expect(await signIn(await openTestApp(keys))).toMatchObject({ reason: 'account.banned' });
    },
  );

  it('refuses the published password of the demo seller beside real keys', async () => {
    const app = await openTestApp({ stripe });
    const payload = { userName: demoSeller.mail, passWord: demoSeller.password };
    expect((await app.call('/m/login', { method: 'POST', payload })).envelope).toMatchObject({
      reason: 'account.banned',
    });
  });

  it('refuses the published password of the demo staff beside real keys', async () => {
    const app = await openTestApp({ stripe });
    const payload = { userName: demoStaff.superuser.mail, passWord: demoStaff.superuser.password };
    expect((await app.call('/s/login', { method: 'POST', payload })).envelope).toMatchObject({
      reason: 'staff.disabled',
    });
  });

  it('ends the sessions of a banned account, and reports the ban once', async () => {
    const app = await openTestApp();
    const { data } = await signIn(app);
    const reported: string[] = [];
    await leaveDemo(app.database, noKeys, (message) => reported.push(message));
    const authorization = (data as { accessToken: string }).accessToken;
    expect((await app.call('/p/user/userInfo', { headers: { authorization } })).envelope.code).toBe('A00004');
    await leaveDemo(app.database, noKeys, (message) => reported.push(message));
    const people = [demoBuyer, demoSeller, demoClerk, ...Object.values(demoStaff)];
    expect(reported).toEqual(people.map(({ mail }) => expect.stringContaining(mail)));
  });

  it('refuses real payment keys once the fake provider has been paid', async () => {
    const { database } = await openTestApp();
    const ref = await insertCharge(database.queries, {
      ...{ ref: 'ref', payNumber: 'P1', amountCents: 100, currency: 'USD', description: '', returnUrl: '/' },
    });
    const leave = () => leaveDemo(database, { ...noKeys, stripe }, () => undefined);
    await leave();
    await decideCharge(database.queries, ref, 'paid');
    await expect(leave()).rejects.toThrow(SetupProblem);
    await expect(leave()).rejects.toThrow(/STRIPE_SECRET_KEY.*fake provider[\s\S]*DATABASE_URL/);
    await leaveDemo(database, noKeys, () => undefined);
  });
});
