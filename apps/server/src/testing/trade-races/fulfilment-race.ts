import type { Envelope } from '@galleria/contract/wire/envelope';
import { demoSeller } from '@galleria/demo/people/demo-seller';
import { openSession } from '../../infra/sessions/sessions.ts';
import { discardChanges } from './control.ts';
import { payAtSandbox } from './expiry-race.ts';
import { type Race, succeeded, tally, unexpected, type Verdict } from './race.ts';
import { place, putOnSale } from './race-goods.ts';
import { type Buyer, post, type RaceMall, rowsOf, times } from './race-mall.ts';
import { makePayer } from './race-people.ts';

const STORE_ID = 2;
const STRIPE = 13;
const CONTROL_ROUNDS = 3;
/** From this number of rounds on each side must have won some of them; otherwise there was no race. */
const MANY_ROUNDS = 50;
const REFUSALS = ['order.notShippable', 'order.notCancelable', 'order.pickupCodeWrong'];

/** Sellers of a store send an order, hand it over at the counter and cancel it, and staff refund it, all at once. */
export function fulfilmentRace(rounds: number): Race {
  return {
    name: `send, hand over, cancel and refund one order × ${rounds} rounds`,
    play: (mall) => playRounds(mall, rounds),
    playControl: async (mall) => {
      await discardChanges(mall, 'mall_order', { columns: ['status', 'closed_at'], when: 'old.status = 2' });
      await rowsOf(mall, 'alter table order_line disable trigger order_line_rules');
      return playRounds(mall, CONTROL_ROUNDS);
    },
  };
}

async function playRounds(mall: RaceMall, rounds: number): Promise<Verdict> {
  const [buyer, seller, staff] = [await makePayer(mall), await signInSeller(mall), await signInStaff(mall)];
  const skuId = await putOnSale(mall, rounds, 1999, STORE_ID);
  await rowsOf(
    mall,
    `update product set delivery_types = '{1,2}' where id = (select product_id from sku where id = $1)`,
    [skuId],
  );
  const answers: Envelope[] = [];
  const undecided: string[] = [];
  const numbers: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const { number, code } = await placePickup(mall, buyer, skuId);
    const given = await Promise.all(calls(mall, { seller, staff }, { number, code }, round));
    if (succeeded(given).length !== 1) undecided.push(tally(given));
    answers.push(...given);
    numbers.push(number);
  }
  const bad = [...undecided, ...unexpected(answers, ...REFUSALS).map(({ reason }) => reason)];
  return toVerdict(await countEnds(mall, numbers), rounds, bad);
}

/** The four calls, in a different order in every round. */
function calls(
  mall: RaceMall,
  { seller, staff }: { readonly seller: Buyer; readonly staff: Buyer },
  { number: orderNumber, code }: { readonly number: string; readonly code: string },
  round: number,
) {
  const parcel = { dvyId: 1, dvyFlowId: `SF${orderNumber}`, items: [] };
  const all = [
    () => post(mall, seller, '/m/order/deliver', { orderNumber, packages: [parcel] }),
    () => post(mall, seller, '/m/order/cancel', { orderNumber, reason: 'Sold out' }),
    () => post(mall, seller, '/m/order/pickup', { code }),
    () => post(mall, staff, '/s/orders/refund', { orderNumber, reason: 'Sold out' }),
  ];
  return times(all.length, (at) => all[(at + round) % all.length]?.() ?? Promise.reject(new Error(`no call ${at}`)));
}

async function signInStaff({ database }: RaceMall): Promise<Buyer> {
  const token = await openSession(database.queries, 'staff', 'race', { permissions: ['orders.refund'] });
  return { userId: '', token, addrId: 0 };
}

async function signInSeller({ url }: RaceMall): Promise<Buyer> {
  const response = await fetch(`${url}/api/m/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: demoSeller.mail, passWord: demoSeller.password }),
  });
  const { data, msg } = (await response.json()) as Envelope;
  const token = (data as { accessToken?: string } | null)?.accessToken;
  if (!token) throw new Error(`signInSeller: no session (${msg})`);
  return { userId: '', token, addrId: 0 };
}

async function placePickup(mall: RaceMall, buyer: Buyer, skuId: number): Promise<{ number: string; code: string }> {
  const [point] = await rowsOf<{ id: number }>(mall, 'select id from pickup_point where store_id = $1 limit 1', [
    STORE_ID,
  ]);
  const pickup = { stationId: point?.id, name: 'Ada', mobile: '13800138000' };
  const choices = { addrId: undefined, orderShopParams: [{ shopId: STORE_ID, dvyType: 2, pickup }] };
  const { orderNumbers: number } = await place(mall, buyer, skuId, choices);
  const attempt = await post(mall, buyer, '/p/order/pay', { orderNumbers: number, payType: STRIPE });
  await payAtSandbox(mall, (attempt.data as { redirectUrl: string }).redirectUrl);
  const [order] = await rowsOf<{ code: string }>(
    mall,
    `select pickup->>'code' as code from mall_order where number = $1`,
    [number],
  );
  return { number, code: order?.code ?? '' };
}

interface Ends {
  readonly sent: number;
  readonly back: number;
}

/** Counts orders that were sent once and are still paid for, and orders that were closed and refunded to the cent. */
async function countEnds(mall: RaceMall, numbers: readonly string[]): Promise<Ends> {
  const [seen] = await rowsOf<{ sent: number; back: number }>(
    mall,
    `with ends as (
       select status, payable_cents as cents,
         (select count(*) from parcel where order_id = mall_order.id) as parcels,
         (select coalesce(sum(amount_cents), 0) from order_refund where order_id = mall_order.id) as refunded,
         (select balance from ledger_account where kind = 'escrow' and unit = 'cents' and owner = trade_id::text) as escrow
       from mall_order where number = any($1))
     select count(*) filter (where status in (3, 4) and parcels = 1 and refunded = 0 and escrow = cents)::int as sent,
       count(*) filter (where status = 6 and parcels = 0 and refunded = cents and escrow = 0)::int as back
     from ends`,
    [numbers],
  );
  return seen ?? { sent: 0, back: 0 };
}

function toVerdict({ sent, back }: Ends, rounds: number, bad: readonly (string | undefined)[]): Verdict {
  const neither = rounds - sent - back;
  const wasRace = rounds < MANY_ROUNDS || (sent > 0 && back > 0);
  return {
    expected: 'each sent once and paid for, or closed and refunded in full; one call of each round succeeds',
    seen: `${sent} sent, ${back} refunded, ${neither} neither${bad.length > 0 ? `; unexpected: ${bad.join(' | ')}` : ''}`,
    holds: neither === 0 && bad.length === 0 && wasRace,
  };
}
