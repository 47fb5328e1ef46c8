import { setTimeout } from 'node:timers/promises';
import { runExpiry } from '../../modules/orders/testing/expire-trade.ts';
import { discardChanges } from './control.ts';
import type { Race, Verdict } from './race.ts';
import { place, putOnSale } from './race-goods.ts';
import { type Buyer, mapConcurrently, post, type RaceMall, rowsOf, times } from './race-mall.ts';
import { makeBuyer } from './race-people.ts';

const STRIPE = 13;
const CONCURRENCY = 4;
const CONTROL_TRADES = 5;
const MAX_WAIT_MS = 90_000;

/** A payment arrives at the moment when the trade expires. Needs a mall with running background jobs. */
export function expiryRace(trades: number): Race {
  return {
    name: `pay and expiry at the same instant × ${trades}`,
    play: async (mall) => {
      const buyer = await makeBuyer(mall);
      const skuId = await putOnSale(mall, trades);
      const aim = { lifeMs: FIRST_LIFE_MS };
      const ids = await mapConcurrently(
        times(trades, (index) => index),
        CONCURRENCY,
        () => payWhileExpiring(mall, buyer, skuId, aim),
      );
      const deadlineMs = Date.now() + MAX_WAIT_MS;
      for (;;) {
        const ends = await countEnds(mall, ids);
        if (ends.neither === 0 || Date.now() > deadlineMs) return raceVerdict(ends);
        await setTimeout(1000);
      }
    },
    playControl: async (mall) => {
      const buyer = await makeBuyer(mall);
      const skuId = await putOnSale(mall, CONTROL_TRADES);
      await discardChanges(mall, 'trade', { columns: ['state', 'settled_at', 'closed_at'] });
      await discardChanges(mall, 'mall_order', { columns: ['status', 'closed_at'] });
      const ids: number[] = [];
      for (let made = 0; made < CONTROL_TRADES; made++) ids.push(await payAndExpire(mall, buyer, skuId));
      return toVerdict(await countEnds(mall, ids));
    },
  };
}

/** Runs the job here, because the mall of a control may run none. */
async function payAndExpire(mall: RaceMall, buyer: Buyer, skuId: number): Promise<number> {
  const { tradeId, redirectUrl } = await startPayment(mall, buyer, skuId);
  await rowsOf(mall, 'update trade set expires_at = now() where id = $1', [tradeId]);
  await Promise.all([payAtSandbox(mall, redirectUrl), runExpiry(mall.database, tradeId)]);
  return tradeId;
}

async function startPayment(mall: RaceMall, buyer: Buyer, skuId: number) {
  const { orderNumbers, tradeId } = await place(mall, buyer, skuId);
  const attempt = await post(mall, buyer, '/p/order/pay', { orderNumbers, payType: STRIPE });
  if (!attempt.success) throw new Error(`startPayment: refused with ${attempt.reason}`);
  return { tradeId, ...(attempt.data as { redirectUrl: string }) };
}

/**
 * Time between the confirmed payment and expiry: increased after a trade that expired, decreased after one that was
 * paid.
 */
interface Aim {
  lifeMs: number;
}

const FIRST_LIFE_MS = 30;
const STEP = 1.15;

async function payWhileExpiring(mall: RaceMall, buyer: Buyer, skuId: number, aim: Aim): Promise<number> {
  const { tradeId, redirectUrl } = await startPayment(mall, buyer, skuId);
  await rowsOf(mall, `update trade set expires_at = now() + make_interval(secs => $2) where id = $1`, [
    tradeId,
    aim.lifeMs / 1000,
  ]);
  await Promise.all([
    payAtSandbox(mall, redirectUrl),
    setTimeout(aim.lifeMs).then(() =>
      rowsOf(mall, `select graphile_worker.add_job('expireTrade', $1::json, job_key => $2)`, [
        JSON.stringify({ tradeId }),
        `expire:${tradeId}`,
      ]),
    ),
  ]);
  const [paid] = await rowsOf(mall, `select 1 from trade where id = $1 and state = 'paid'`, [tradeId]);
  aim.lifeMs *= paid ? 1 / STEP : STEP;
  return tradeId;
}

export async function payAtSandbox({ url }: RaceMall, redirectUrl: string): Promise<void> {
  const body = new URLSearchParams({ choice: 'pay' });
  const { status } = await fetch(url + redirectUrl, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`payAtSandbox: the fake provider answered ${status}`);
}

interface Ends {
  readonly paid: number;
  readonly back: number;
  readonly neither: number;
}

/** Each trade must be paid, or closed and refunded to the cent. */
function toVerdict({ paid, back, neither }: Ends): Verdict {
  return {
    expected: 'each paid, or closed and the money back in full',
    seen: `${paid} paid, ${back} closed with the money back, ${neither} neither`,
    holds: neither === 0,
  };
}

/** If one side always wins there was no race, and the verdict proves nothing. */
export function raceVerdict(ends: Ends): Verdict {
  const verdict = toVerdict(ends);
  const expected = `${verdict.expected}, and some of both`;
  return { ...verdict, expected, holds: verdict.holds && ends.paid > 0 && ends.back > 0 };
}

async function countEnds(mall: RaceMall, tradeIds: readonly number[]): Promise<Ends> {
  const [seen] = await rowsOf<{ paid: number; back: number }>(
    mall,
    `with ends as (
       select trade.state as trade, array_agg(payment.state) as payments,
         sum(coalesce(given.cents, 0)) as back, sum(payment.amount_cents) as came
       from trade join payment on payment.trade_id = trade.id
       left join lateral (
         select sum(amount_cents) as cents from payment_refund where payment_id = payment.id and state = 'done'
       ) given on true
       where trade.id = any($1) group by trade.id)
     select count(*) filter (where trade = 'paid' and payments = '{settled}' and back = 0)::int as paid,
       count(*) filter (where trade = 'closed' and payments = '{late}' and back = came)::int as back
     from ends`,
    [tradeIds],
  );
  const { paid = 0, back = 0 } = seen ?? {};
  return { paid, back, neither: tradeIds.length - paid - back };
}
