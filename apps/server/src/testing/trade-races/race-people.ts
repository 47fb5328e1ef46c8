import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { buyerWallet, clearingAt } from '@galleria/domain/ledger/accounts';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { accounts } from '../../modules/accounts/index.ts';
import { addresses } from '../../modules/addresses/index.ts';
import { postJournal } from '../../modules/ledger/index.ts';
import { type Buyer, mapConcurrently, type RaceMall, rowsOf, times } from './race-mall.ts';

export const PAY_PASSWORD = '135790';

const ADDRESS = {
  ...{ receiver: 'Ada', mobile: '13800138000', postCode: '518000' },
  ...{ areaId: 440305, addr: '1 Test Road', commonAddr: 1 as const },
};
const CONCURRENCY = 4;

/** Signed-in buyers with an address, which is enough for placing an order. */
export function makeBuyers(mall: RaceMall, count: number): Promise<Buyer[]> {
  return mapConcurrently(
    times(count, () => randomUUID()),
    CONCURRENCY,
    (userId) => signIn(mall, userId),
  );
}

export async function makeBuyer(mall: RaceMall): Promise<Buyer> {
  return signIn(mall, randomUUID());
}

/** A buyer who also has an account and a pay password. */
export async function makePayer(mall: RaceMall): Promise<Buyer> {
  const name = `racer_${randomUUID().slice(0, 8)}`;
  const person = { name, nickName: name, mail: `${name}@example.org`, locale: 'en' } as const;
  const userId = await inTransaction(mall.database, SYSTEM, (transaction) =>
    accounts.seed.seedAccount(transaction, { ...person, password: 'Lantern#4821', payPassword: PAY_PASSWORD }),
  );
  return signIn(mall, userId);
}

async function signIn(mall: RaceMall, userId: string): Promise<Buyer> {
  const { database } = mall;
  const token = await openSession(database.queries, 'buyer', userId);
  await inTransaction(database, SYSTEM, (transaction) => addresses.seed.seedAddresses(transaction, userId, [ADDRESS]));
  const [address] = await rowsOf<{ id: number }>(mall, 'select id from address where user_id = $1', [userId]);
  return { userId, token, addrId: Number(address?.id) };
}

export async function grantPoints({ database }: RaceMall, { userId }: Buyer, points: number): Promise<void> {
  await inTransaction(database, SYSTEM, (transaction) =>
    postJournal(transaction, { key: `gift:${randomUUID()}`, reason: 'gift', lines: issuePoints(userId, points) }),
  );
}

export async function grantBalance({ database }: RaceMall, { userId }: Buyer, cents: number): Promise<void> {
  const lines = [
    { account: clearingAt('bank'), amount: -cents },
    { account: buyerWallet(userId), amount: cents },
  ];
  await inTransaction(database, SYSTEM, (transaction) =>
    postJournal(transaction, { key: `gift:${randomUUID()}`, reason: 'gift', lines }),
  );
}

/** Gives the buyer a cash coupon for anything. */
export async function grantCoupon(mall: RaceMall, { userId }: Buyer, amountCents: number): Promise<number> {
  const [own] = await rowsOf<{ id: number }>(
    mall,
    `with made as (
       insert into coupon (name, kind, amount_cents, threshold_cents, scope, offered_from, offered_until, valid_days,
         total, left_count)
       values ('{"en": "Race", "zh_CN": "Race"}', 'cash', $2, 0, 'all', now(), now() + interval '1 day', 30, 1, 0)
       returning id
     )
     insert into own_coupon (coupon_id, user_id, ordinal, valid_from, valid_until)
     select id, $1, 1, now() - interval '1 day', now() + interval '30 days' from made returning id`,
    [userId, amountCents],
  );
  return Number(own?.id);
}

export async function balanceOf(mall: RaceMall, { userId }: Buyer, kind: 'buyerWallet' | 'buyerPoints') {
  const [account] = await rowsOf<{ balance: string }>(
    mall,
    'select balance from ledger_account where kind = $1 and owner = $2',
    [kind, userId],
  );
  return Number(account?.balance ?? 0);
}
