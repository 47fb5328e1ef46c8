import { setTimeout } from 'node:timers/promises';
import { copyTrade, readThenWrite, removeControlRows, sampleTrade } from './control.ts';
import type { Race, Verdict } from './race.ts';
import { place, putOnSale } from './race-goods.ts';
import { type Buyer, mapConcurrently, post, type RaceMall, rowsOf, times } from './race-mall.ts';
import { makeBuyer } from './race-people.ts';

const STRIPE = 13;
const CONCURRENCY = 4;
const SPREAD_MS = 60;
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
        times(trades, (at) => at),
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
      const [like, { userId }] = [await sampleTrade(mall), await makeBuyer(mall)];
      const client = await mall.database.pool.connect();
      const ids: number[] = [];
      for (let made = 0; made < CONTROL_TRADES; made++) ids.push(await copyTrade(client, like, { userId }));
      client.release();
      await Promise.all(ids.flatMap((id) => [settleUnguarded(mall, id, userId), closeUnguarded(mall, id)]));
      const ends = await countEnds(mall, ids);
      await removeControlRows(mall);
      return toVerdict(ends);
    },
  };
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
  const { orderNumbers, tradeId } = await place(mall, buyer, skuId);
  const attempt = await post(mall, buyer, '/p/order/pay', { orderNumbers, payType: STRIPE });
  if (!attempt.success) throw new Error(`payWhileExpiring: payment refused with ${attempt.reason}`);
  const { redirectUrl } = attempt.data as { redirectUrl: string };
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

const isUnpaid = (tradeId: number) => async (client: Parameters<typeof copyTrade>[0]) =>
  (await client.query(`select 1 from trade where id = $1 and state = 'unpaid'`, [tradeId])).rowCount === 1;

function settleUnguarded(mall: RaceMall, tradeId: number, userId: string): Promise<void> {
  return readThenWrite(mall, isUnpaid(tradeId), async (client, wasUnpaid) => {
    await client.query(
      `insert into payment (number, user_id, purpose, trade_id, pay_type, gateway, amount_cents, currency, state)
       select $1, $2, 'trade', id, 13, 'sandbox', payable_cents, currency, $4 from trade where id = $3`,
      [`8${Date.now()}${tradeId}`, userId, tradeId, wasUnpaid ? 'settled' : 'late'],
    );
    if (!wasUnpaid) return;
    await client.query(`update trade set state = 'paid', settled_at = now(), closed_at = null where id = $1`, [
      tradeId,
    ]);
  });
}

function closeUnguarded(mall: RaceMall, tradeId: number): Promise<void> {
  return readThenWrite(mall, isUnpaid(tradeId), async (client, wasUnpaid) => {
    if (!wasUnpaid) return;
    await setTimeout(SPREAD_MS);
    await client.query(`update trade set state = 'closed', closed_at = now() where id = $1`, [tradeId]);
  });
}
