import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';

/** Foreign keys without an index: no query searches by these columns, or their tables are small. */
const NOT_SEARCHED = [
  'approval_rule.category_id',
  'brand_proposal.brand_id',
  'parcel.courier_id',
  'parcel_line.order_line_id',
  'payout.account_id',
  'payout.batch_id',
  'payout_schedule.account_id',
  'pending_login.user_id',
  'product.brand_id',
  'staff_invitation.role_id',
  'store_invitation.role_id',
];

it('every foreign key has an unconditional index, except the listed ones', async () => {
  const { database } = await openTestApp();
  const { rows } = await database.pool.query<{ column: string }>(
    `select key.conrelid::regclass || '.' || attribute.attname as column
     from pg_constraint key join pg_attribute attribute on attrelid = key.conrelid and attnum = key.conkey[1]
     where key.contype = 'f' and key.connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = key.conrelid and indkey[0] = key.conkey[1] and indpred is null)
     order by 1`,
  );
  expect(rows.map(({ column }) => column)).toEqual(NOT_SEARCHED);
});
