import { inDatabase } from './database.ts';
import { userIdOf } from './ledger.ts';

interface CouponWish {
  name: string;
  amountCents: number;
  /** None: the platform's. */
  storeId?: number;
}

/** A coupon in somebody's hands that nobody else can collect. */
export async function giveCoupon(mail: string, { name, amountCents, storeId }: CouponWish): Promise<number> {
  const userId = await userIdOf(mail);
  return inDatabase(async (client) => {
    const made = await client.query<{ id: number }>(
      `insert into coupon (store_id, name, kind, amount_cents, scope, offered_from, offered_until, valid_from,
         valid_until, total, left_count)
       values ($1, $2, 'cash', $3, 'all', now() - interval '2 days', now() - interval '1 day',
         now() - interval '2 days', now() + interval '9 days', 1, 0) returning id`,
      [storeId ?? null, { en: name, zh_CN: name }, amountCents],
    );
    const own = await client.query<{ id: number }>(
      `insert into own_coupon (coupon_id, user_id, ordinal, valid_from, valid_until)
       values ($1, $2, 1, now() - interval '1 day', now() + interval '9 days') returning id`,
      [made.rows[0]?.id, userId],
    );
    return own.rows[0]?.id ?? 0;
  });
}

export function isSpent(ownCouponId: number): Promise<boolean> {
  return inDatabase(async (client) => {
    const { rows } = await client.query('select from own_coupon where id = $1 and trade_id is not null', [ownCouponId]);
    return rows.length > 0;
  });
}
