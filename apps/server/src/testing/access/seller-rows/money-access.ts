import { ABSENT_ID, type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { nameIn } from '../access-world.ts';

/** Inserted directly: a store may have few accounts, and a new one cannot be used at once. */
const account: StoreObject = {
  make: (world, storeId) =>
    world.sql(
      `insert into payout_account (store_id, kind, holder, bank_name, bic, encrypted_number, fingerprint, masked, usable_from)
       values ($1, 'paypal', $2, '', '', '\\x00', decode(md5(random()::text), 'hex'), 'q•••@example.org', mall_now())
       returning id`,
      storeId,
      nameIn(storeId),
    ),
  absent: ABSENT_ID,
};

/** A payout that was decided long ago: a store can have only one open payout. */
const payout: StoreObject = {
  make: async (world, storeId) =>
    world.sql(
      `insert into payout (number, store_id, amount_cents, state, account_id, holder, masked, is_automatic, ended_at)
       select '77' || lpad(id::text, 12, '0'), store_id, 5000, 'rejected', id, holder, masked, false, mall_now()
       from payout_account where id = $1 returning number`,
      await account.make(world, storeId),
    ),
  absent: '99999999999999999999',
};

const paidOrder: StoreObject = { make: (world, storeId) => world.paidOrder(storeId), absent: '99999999999999999999' };

export const moneyAccess: AccessRows = {
  storeBalance: noObject(),
  storeStatementPage: noObject(),
  storeStatementInfo: oneObject(paidOrder, (orderNumber) => ({ orderNumber })),
  storeMonthList: noObject(),
  payoutAccountList: noObject(),
  savePayoutAccount: [
    noObject({ kind: 'paypal', holder: 'Ada Other', accountNumber: 'ada@example.org' }),
    oneObject(account, (accountId) => ({ accountId, kind: 'paypal', holder: 'Ada Other' })),
  ],
  removePayoutAccount: oneObject(account, (accountId) => ({ accountId })),
  requestPayout: oneObject(account, (accountId) => ({ accountId, amount: 500 })),
  payoutPage: noObject(),
  cancelPayout: oneObject(payout, (payoutNumber) => ({ payoutNumber })),
  changePayoutSchedule: [noObject(), oneObject(account, (accountId) => ({ accountId }))],
};
