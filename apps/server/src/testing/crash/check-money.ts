import { type Buyer, type RaceMall, rowsOf } from '../trade-races/race-mall.ts';
import { balanceOf } from '../trade-races/race-people.ts';

/** Wallets whose balance differs from the money given minus the payments. */
export async function checkWallets(mall: RaceMall, buyers: readonly Buyer[], givenCents: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const buyer of buyers) {
    const [paid] = await rowsOf<{ cents: number }>(
      mall,
      `select coalesce(sum(payable_cents), 0)::int as cents from trade
       where user_id = $1 and state = 'paid' and pay_type = 9`,
      [buyer.userId],
    );
    const has = await balanceOf(mall, buyer, 'buyerWallet');
    if (has !== givenCents - (paid?.cents ?? 0)) wrong.push(`${has} ≠ ${givenCents} − ${paid?.cents}`);
  }
  return wrong;
}

/** The gateway's charges minus refunds must equal the amount that the mall counts as paid. */
export async function checkGateway(mall: RaceMall): Promise<string[]> {
  const [sums] = await rowsOf<{ took: string; counted: string }>(
    mall,
    `select (select coalesce(sum(amount_cents - refunded_cents), 0) from sandbox_charge where state = 'paid') as took,
       (select coalesce(sum(amount_cents), 0) from payment where gateway = 'sandbox' and (state = 'settled' or exists
          (select from payment_refund refund where refund.payment_id = payment.id and refund.state = 'failed'))) as counted`,
  );
  return sums?.took === sums?.counted ? [] : [`the gateway has ${sums?.took}, we count ${sums?.counted}`];
}

/** Work that should have finished by itself. */
export async function countUnfinished(mall: RaceMall): Promise<Record<string, number>> {
  const [counts] = await rowsOf<Record<string, number>>(
    mall,
    `select
       (select count(*)::int from trade where state = 'unpaid' and id > $1) as "unpaid trades",
       (select count(*)::int from payment join sandbox_charge charge on charge.pay_number = payment.number
        where payment.state in ('created', 'open') and charge.state <> 'open') as "payments unknown",
       (select count(*)::int from payment_refund where state = 'requested') as "refunds on their way"`,
    [mall.lastTradeBefore],
  );
  return counts ?? {};
}
