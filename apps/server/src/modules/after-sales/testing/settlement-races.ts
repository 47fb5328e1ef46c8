import { earnedForSpending } from '@galleria/domain/ledger/trade-journals';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { outcomeOf, type RaceMall, rotate } from './race-mall.ts';
import type { RefundRace } from './refund-races.ts';

const DISCARD_CLAIMS = `
  create function forget_claims() returns trigger language plpgsql as $$ begin new.open_claims = 0; return new; end $$;
  create trigger forget_claims before update on mall_order for each row execute function forget_claims()`;

const PIECE = { goodsNum: 1, refundAmount: 30.01 };
const PIECE_CENTS = 3_001;
const RECEIVED_DAYS_AGO = 5;

/** Sums of an order in the ledger: of the store, the mall, the buyer, and in escrow. */
async function settlementOf(mall: RaceMall, orderNumber: string) {
  const [seen] = await mall.rows<Settlement>(
    `with settled as (
       select mall_order.id, trade_id, payable_cents::int as paid, clawed_back_cents::int as clawed,
         (select id from order_refund where order_id = mall_order.id) as refund from mall_order where number = $1),
     lines as (
       select kind, amount, journal.id, journal.key from ledger_line line join ledger_journal journal on journal.id = journal_id
       join ledger_account account on account.id = account_id, settled
       where journal.key in ('settled:' || settled.id, 'refunded:' || refund, 'clawedBack:refund:' || refund))
     select paid, clawed, (select coalesce(sum(amount), 0)::int from lines where kind = 'storePayable') as store,
       (select coalesce(sum(amount), 0)::int from lines where kind = 'commission') as mall,
       (select coalesce(sum(amount), 0)::int from lines where kind = 'buyerWallet') as buyer,
       (select balance::int from ledger_account where kind = 'escrow' and unit = 'cents' and owner = trade_id::text) as escrow,
       (select min(id)::int from lines where key like 'settled:%') as "settledAt",
       (select min(id)::int from lines where key like 'refunded:%') as "refundedAt"
     from settled`,
    [orderNumber],
  );
  if (!seen) throw new Error(`settlementOf: no order ${orderNumber}`);
  return seen;
}

interface Settlement {
  readonly paid: number;
  readonly clawed: number;
  readonly store: number;
  readonly mall: number;
  readonly buyer: number;
  readonly escrow: number;
  /** Ids of the journals, which show the order of booking. */
  readonly settledAt: number;
  readonly refundedAt: number;
}

/** Requested while one payout runs, and accepted while the next one runs. */
const payout: RefundRace = {
  name: 'a refund and the payout to the store',
  forget: `${DISCARD_CLAIMS};
    create function forget_payout() returns trigger language plpgsql as $$ begin new.store_paid_at = null; return new; end $$;
    create trigger forget_payout before update on mall_order for each row execute function forget_payout()`,
  open: async (mall) => async (round) => {
    const { number, lines } = await mall.buySent(RECEIVED_DAYS_AGO);
    let refundSn = '';
    const requestRefund = async () => {
      refundSn = await mall.requestRefund(number, { ...PIECE, orderItemId: lines[0]?.id });
      return 'ok';
    };
    await mall.runConcurrently(number, rotate([mall.payStores, requestRefund], round));
    const isPaidBefore = (await settlementOf(mall, number)).settledAt !== null;
    const accept = async () =>
      outcomeOf(await mall.seller.call('PUT', '/m/refund/accept', { refundSn, refundAmount: PIECE.refundAmount }));
    const answers = await mall.runConcurrently(number, rotate([mall.payStores, accept, mall.payStores], round));
    answers.push(await mall.payStores());
    const seen = await settlementOf(mall, number);
    const isWhole = seen.escrow === 0 && seen.store + seen.mall + seen.buyer === seen.paid;
    // While a refund is requested, the store is not paid; an earlier payment to it is clawed back.
    const isInTurn = isPaidBefore ? seen.clawed === PIECE_CENTS : seen.settledAt > seen.refundedAt && seen.clawed === 0;
    const isExpected = answers.every((answer) => ['ok', 'ran'].includes(answer)) && seen.buyer === PIECE_CENTS;
    return {
      outcome: isPaidBefore ? 'paid, taken back' : 'paid for what is left',
      wrong: isWhole && isInTurn && isExpected ? undefined : JSON.stringify({ answers, ...seen }),
    };
  },
};

/** Points and growth are earned for the goods that the buyer kept, in either order. */
const receipt: RefundRace = {
  name: 'a refund and the receipt',
  forget: DISCARD_CLAIMS,
  open: async (mall) => async (round) => {
    const { number, lines } = await mall.buySent();
    const before = await earnings(mall);
    const receive = async () => outcomeOf(await mall.ada.call('PUT', `/myOrder/receipt/${number}`));
    let refundSn = '';
    const requestRefund = async () => {
      refundSn = await mall.requestRefund(number, { ...PIECE, orderItemId: lines[0]?.id });
      return 'asked';
    };
    const accept = async () =>
      outcomeOf(await mall.seller.call('PUT', '/m/refund/accept', { refundSn, refundAmount: PIECE.refundAmount }));
    const isAsked = round % 2 === 0;
    if (isAsked) await requestRefund();
    const answers = await mall.runConcurrently(
      number,
      rotate([receive, isAsked ? accept : requestRefund], Math.floor(round / 2)),
    );
    if (!isAsked) answers.push(await accept());
    if ((await mall.ada.detail(number)).status === 3) answers.push(await receive());
    const { paid, refundedAt } = await settlementOf(mall, number);
    const [received] = await mall.rows<{ at: number }>(
      `select journal.id::int as at from ledger_journal journal join mall_order on key = 'received:' || mall_order.id
       where number = $1`,
      [number],
    );
    const isFirst = (received?.at ?? 0) < refundedAt;
    const after = await earnings(mall);
    const isEarned =
      after.points - before.points === earnedForSpending(paid - PIECE_CENTS, DEFAULT_RULES.pointsPerSpend) &&
      after.growth - before.growth === earnedForSpending(paid - PIECE_CENTS, DEFAULT_RULES.growthPerSpend);
    const isExpected = answers.every((answer) => ['ok', 'asked', 'order.refundOpen'].includes(answer));
    return {
      outcome: isFirst ? 'received, refunded' : 'refunded, received',
      wrong: isEarned && isExpected && !(isAsked && isFirst) ? undefined : JSON.stringify({ answers, before, after }),
    };
  },
};

async function earnings(mall: RaceMall): Promise<{ points: number; growth: number }> {
  const [seen] = await mall.rows<{ points: number; growth: number }>(
    `select coalesce((select balance from ledger_account where kind = 'buyerPoints' and owner = $1), 0)::int as points,
       coalesce((select growth from member where user_id = $1::uuid), 0)::int as growth`,
    [mall.userId],
  );
  return seen ?? { points: 0, growth: 0 };
}

export const SETTLEMENT_RACES: readonly RefundRace[] = [payout, receipt];
