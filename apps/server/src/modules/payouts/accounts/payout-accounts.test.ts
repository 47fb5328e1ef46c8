import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { CLERK, sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { IBAN, openStoreMoney } from '../testing/store-money.ts';

interface Account {
  accountId: number;
  masked: string;
  isUsable: boolean;
}

/** Lets 24 hours pass for payout accounts only; moving the clock would also end the sellers' sessions. */
async function wait({ database }: TestApp): Promise<void> {
  await database.pool.query(`update payout_account set usable_from = usable_from - interval '24 hours'`);
}

describe('payout accounts', () => {
  it('never reveal the account number in answers, the audit log or the table', async () => {
    const { app, seller } = await openStoreMoney(10_000, { waitHours: 24 });
    const { accountId } = (await seller.call('POST', '/m/payout/account', IBAN)).data as Account;
    const list = (await seller.call('GET', '/m/payout/account/list')).data as Account[];
    expect(list).toMatchObject([{ accountId, masked: 'DE•••• 3000', holder: 'Sam Rivera', isUsable: false }]);
    await seller.call('POST', '/m/payout/account', { ...IBAN, accountId, holder: 'Sam B. Rivera', accountNumber: '' });
    const { rows } = await app.database.pool.query(
      `select (select string_agg(entry::text, '') from audit_entry entry) as log,
         (select string_agg(account::text, '') from payout_account account) as stored,
         (select string_agg(message::text, '') from message) as mails`,
    );
    expect(rows[0].log).toContain('DE•••• 3000');
    for (const text of [rows[0].log, rows[0].stored, rows[0].mails]) expect(text).not.toContain('370400440532013000');
  });

  it('can be used after the waiting time, which every change restarts and reports to the owners', async () => {
    const { app, seller } = await openStoreMoney(10_000, { waitHours: 24 });
    const { accountId } = (await seller.call('POST', '/m/payout/account', IBAN)).data as Account;
    const request = () => seller.call('POST', '/m/payout', { amount: 10, accountId });
    expect(await request()).toMatchObject({ reason: 'payoutAccount.waits' });
    await wait(app);
    await seller.call('POST', '/m/payout/account', { ...IBAN, accountId, holder: 'Somebody Else' });
    expect((await request()).reason).toBe('payoutAccount.waits');
    await wait(app);
    expect((await request()).reason).toBeUndefined();
    const { rows } = await app.database.pool.query(
      `select count(*)::int as n from message where template = 'payoutAccountChanged'`,
    );
    expect(rows[0].n).toBe(2);
  });

  it('are refused when invalid, duplicate, of another store, or used by an open payout', async () => {
    const { app, seller } = await openStoreMoney(10_000, { waitHours: 24 });
    const save = (changes: object) => seller.reason('POST', '/m/payout/account', { ...IBAN, ...changes });
    expect(await save({ accountNumber: 'DE89370400440532013001' })).toBe('payoutAccount.wrong');
    expect(await save({ kind: 'bank', accountNumber: '123456789', bic: '' })).toBe('payoutAccount.wrong');
    expect(await save({ kind: 'paypal', accountNumber: 'nobody' })).toBe('payoutAccount.wrong');
    expect(await save({})).toBeUndefined();
    expect(await save({ accountNumber: 'de89 3704 0044 0532 0130 00' })).toBe('payoutAccount.known');
    expect(await save({ kind: 'paypal', bankName: '', accountNumber: 'shop@example.org' })).toBeUndefined();
    await wait(app);
    const [first] = (await seller.call('GET', '/m/payout/account/list')).data as Account[];
    const { accountId = 0 } = first ?? {};
    await seller.call('POST', '/m/payout', { amount: 10, accountId });
    expect(await save({ accountId, holder: 'Somebody Else' })).toBe('payoutAccount.inUse');
    const remove = (id: number) => seller.reason('DELETE', `/m/payout/account?accountId=${id}`);
    expect(await remove(accountId)).toBe('payoutAccount.inUse');
    await seller.call('POST', '/m/store/switch', { storeId: 2 });
    expect(await remove(accountId)).toBe('payoutAccount.notFound');
    expect(await save({ accountId })).toBe('payoutAccount.notFound');
    const clerk = await sellerBrowser(app, CLERK);
    expect(await clerk.reason('POST', '/m/payout/account', IBAN)).toBe('access.forbidden');
    expect(await clerk.reason('GET', '/m/balance/info')).toBe('access.forbidden');
  });
});
