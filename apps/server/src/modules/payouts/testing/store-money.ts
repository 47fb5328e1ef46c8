import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/payouts/store-money';
import { SYSTEM } from '@galleria/domain/access/access';
import { PROMOTION_COST, storePayable } from '@galleria/domain/ledger/accounts';
import { move } from '@galleria/domain/ledger/journal';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import type { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { postJournal, readBalance } from '../../ledger/index.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { site } from '../../site/index.ts';

export type Balance = OutputOf<typeof contract.storeBalance>;
export type Share = OutputOf<typeof contract.storeStatementPage>['records'][number];
export type Payout = OutputOf<typeof contract.payoutPage>['records'][number];

export const IBAN = {
  kind: 'iban',
  holder: 'Sam Rivera',
  bankName: 'Harbour Bank',
  accountNumber: 'DE89370400440532013000',
};

let gifts = 0;

/** Store 5 of the demo, which has no history, with this balance, and a browser of its owner. */
export async function openStoreMoney(availableCents: number, { waitHours = 0 } = {}) {
  const app = await openTestApp();
  await inTransaction(app.database, SYSTEM, (transaction) =>
    site.seed.seedSetting(transaction, 'rules', { payoutAccountWaitHours: waitHours }),
  );
  const seller = await sellerBrowser(app);
  await seller.call('POST', '/m/store/switch', { storeId: 5 });
  const before = await payableCents(app, 5);
  await inTransaction(app.database, SYSTEM, (transaction) =>
    postJournal(transaction, {
      key: `test:${gifts++}`,
      reason: 'gift',
      lines: move(PROMOTION_COST, storePayable(5), availableCents - before),
    }),
  );
  return { app, seller, balance: () => readStoreBalance(seller) };
}

export async function readStoreBalance(seller: TestBrowser): Promise<Balance> {
  return (await seller.call('GET', '/m/balance/info')).data as Balance;
}

export function payableCents({ database }: TestApp, storeId: number): Promise<number> {
  return readBalance(database.queries, storePayable(storeId));
}

export async function addAccount(seller: TestBrowser): Promise<number> {
  return ((await seller.call('POST', '/m/payout/account', IBAN)).data as { accountId: number }).accountId;
}
