import { sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { INTERNAL_GATEWAY, TRANSFER_GATEWAY } from './payments-db.ts';

/** A buyer needs some time at the gateway's page. */
const UNKNOWN_AFTER_MINUTES = 10;

/** Transfers to compare with the bank, payments without a result, and refunds that failed for good. */
export async function countPaymentWork(queries: Queries) {
  const { rows } = await queries.execute<{ transfers: number; unknownPayments: number; failedRefunds: number }>(sql`
    select count(*) filter (where gateway = ${TRANSFER_GATEWAY})::int as transfers,
      count(*) filter (where gateway not in (${TRANSFER_GATEWAY}, ${INTERNAL_GATEWAY})
        and created_at < ${mallNow} - make_interval(mins => ${UNKNOWN_AFTER_MINUTES}))::int as "unknownPayments",
      (select count(*)::int from payment_refund failed where state = 'failed' and not exists (
        select from payment_refund later where later.payment_id = failed.payment_id and later.id > failed.id
          and later.order_refund_id is not distinct from failed.order_refund_id)) as "failedRefunds"
    from payment where state in ('created', 'open')`);
  return rows[0] ?? { transfers: 0, unknownPayments: 0, failedRefunds: 0 };
}
