import { ORDER_REFUND_REQUESTED } from '../../orders/index.ts';
import { outcomeOf, type RaceMall, rotate } from './race-mall.ts';

/** How a round ended. */
interface RoundEnd {
  /** The winner, in one word. */
  readonly outcome: string;
  /** Undefined when the round was correct. */
  readonly wrong?: string | undefined;
}

export interface RefundRace {
  readonly name: string;
  /** SQL of the control: removes the state that the real code compares with, and the constraints behind it. */
  readonly forget: string;
  open(mall: RaceMall, rounds: number): Promise<(round: number) => Promise<RoundEnd>>;
  /** Returns violations of the invariants that must hold after all rounds. */
  end?(mall: RaceMall): Promise<string[]>;
}

const [ASKED, EDITED, RULED] = [1_000, 2_000, 500];
/** Low enough for the limit of unpaid pieces per buyer. */
export const PIECES_PER_ORDER = 100;

/** Discards every decision about a request that waits for an answer. */
export const DISCARD_DECISIONS = `
  create function forget_request() returns trigger language plpgsql as $$ begin
    new.state = old.state; new.ended_at = old.ended_at; new.money_state = old.money_state;
    new.order_refund_id = old.order_refund_id; new.amount_cents = old.amount_cents; new.due_at = old.due_at;
    return new; end $$;
  create trigger forget before update on refund_request for each row when (old.state = 1)
    execute function forget_request();
  create function forget_key() returns trigger language plpgsql as $$ begin
    new.key = new.key || ':' || new.id; return new; end $$;
  create trigger forget before insert on order_refund for each row execute function forget_key();
  alter table order_line disable trigger order_line_rules;
  alter table mall_order disable trigger mall_order_rules`;

/** Discards the claims on lines and orders. */
export const DISCARD_CLAIMS = `
  create function forget_claim() returns trigger language plpgsql as $$ begin
    new.claimed_quantity = old.claimed_quantity; new.held_quantity = old.held_quantity; return new; end $$;
  create trigger forget before update on order_line for each row execute function forget_claim();
  create function forget_claims() returns trigger language plpgsql as $$ begin new.open_claims = 0; return new; end $$;
  create trigger forget before update on mall_order for each row execute function forget_claims();
  drop index refund_request_open_line; drop index refund_request_open_order`;

/** In any order, exactly one of the three parties that can grant money does so, and the gateway gets one refund. */
const decisions: RefundRace = {
  name: 'the buyer edits, the store accepts, staff rule and the clock fires',
  forget: DISCARD_DECISIONS,
  open: async (mall, rounds) => {
    let order = { number: '', lineId: 0 };
    return async (round) => {
      const pieces = Math.min(rounds - round, PIECES_PER_ORDER);
      if (round % PIECES_PER_ORDER === 0) order = await mall.buyAtGateway(pieces);
      const { number, lineId } = order;
      const refundSn = await mall.requestRefund(number, {
        orderItemId: lineId,
        goodsNum: 1,
        refundAmount: ASKED / 100,
      });
      await mall.rows('update refund_request set due_at = mall_now() where number = $1', [refundSn]);
      const answers: Record<string, string> = {};
      const racers = Object.entries({
        edit: () =>
          mall.ada.call('PUT', '/orderRefund/resubmit', { ...mall.refundInput, refundSn, refundAmount: EDITED / 100 }),
        accept: () => mall.seller.call('PUT', '/m/refund/accept', { refundSn, refundAmount: ASKED / 100 }),
        rule: () => mall.staff.grant(refundSn, RULED / 100),
      }).map(([who, act]) => async () => {
        answers[who] = outcomeOf(await act());
        return answers[who];
      });
      const clock = async () => {
        answers.clock = await mall.runClock();
        return answers.clock;
      };
      await mall.runConcurrently(number, rotate([...racers, clock], round));
      return readRoundEnd(mall, refundSn, answers);
    };
  },
  end: async (mall) => {
    const refunds = await mall.rows<{ id: string }>(
      `select order_refund.id from order_refund join mall_order on mall_order.id = order_id where user_id = $1`,
      [mall.userId],
    );
    for (const { id } of refunds) {
      const announce = () => mall.app.announce(ORDER_REFUND_REQUESTED, { refundId: Number(id) });
      await Promise.all([announce(), announce()]);
    }
    await mall.app.work();
    const gaps = await mall.rows<{ gap: string }>(
      `select format('gateway %s of %s, %s of %s asked for', refunded_cents, booked, asked, ${refunds.length}) as gap from (
         select sum(refunded_cents) as refunded_cents, (select count(*) from payment_refund where state = 'done') as asked,
           (select sum(amount_cents) from order_refund join mall_order on mall_order.id = order_id where user_id = $1)
             as booked
         from sandbox_charge) sums where refunded_cents <> booked or asked <> ${refunds.length}`,
      [mall.userId],
    );
    return gaps.map(({ gap }) => gap);
  },
};

const REFUSALS: Record<string, readonly string[]> = {
  ...{ edit: ['refund.state'], accept: ['refund.state', 'refund.changed'], rule: ['refund.state'], clock: ['ran'] },
};

async function readRoundEnd(
  mall: RaceMall,
  refundSn: string,
  answers: Readonly<Record<string, string>>,
): Promise<RoundEnd> {
  const [seen] = await mall.rows<{ byClock: number; refunds: number; cents: number; asked: number; state: number }>(
    `select request.state::int, (select count(*)::int from refund_step where request_id = request.id and what = 'accepted'
         and by = 'clock') as "byClock", count(refund.id)::int as refunds, coalesce(sum(refund.amount_cents), 0)::int as cents,
       (select count(*)::int from graphile_worker._private_jobs job where payload->>'event' = 'order.refundRequested'
         and (payload->'payload'->>'refundId')::bigint = any(array_agg(refund.id))) as asked
     from refund_request request left join order_refund refund on refund.key like 'request:' || request.id || '%'
       and refund.order_id = request.order_id
     where number = $1 group by request.id`,
    [refundSn],
  );
  const { byClock = 0, refunds, cents, asked } = seen ?? {};
  const deciders = ['accept', 'rule'].filter((who) => answers[who] === 'ok');
  const outcome = [...deciders, ...(byClock > 0 ? ['clock'] : [])].join('+');
  const due = outcome === 'rule' ? RULED : ASKED;
  const isExpected = Object.entries(answers).every(([who, answer]) =>
    [...(REFUSALS[who] ?? []), 'ok'].includes(answer),
  );
  const isOne = deciders.length + byClock === 1 && refunds === 1 && cents === due && asked === 1;
  return { outcome, wrong: isOne && isExpected ? undefined : JSON.stringify({ ...answers, ...seen }) };
}

/** Two pieces of a line, one of them, and the whole order: only one of these can be claimed at a time. */
const claims: RefundRace = {
  name: 'several requests for the pieces of one line',
  forget: DISCARD_CLAIMS,
  open: async (mall) => {
    const { number, lines } = await mall.buy([2, 1]);
    const orderItemId = lines[0]?.id;
    const inputs = [
      { orderItemId, goodsNum: 2, refundAmount: 60.02 },
      { orderItemId, goodsNum: 1, refundAmount: 30.01 },
      { refundAmount: 80.01 },
    ];
    return async (round) => {
      const made: string[] = [];
      const racers = inputs.map((input) => async () => {
        const answer = await mall.apply(number, input);
        if (answer.success) made.push((answer.data as { refundSn: string }).refundSn);
        return outcomeOf(answer);
      });
      const answers = await mall.runConcurrently(number, rotate(racers, round));
      const [seen] = await mall.rows<{ claimed: number; open: number; asked: number }>(
        `select sum(claimed_quantity)::int as claimed, open_claims as open, (select sum(quantity)::int from refund_request
           where order_id = mall_order.id and ended_at is null) as asked
         from order_line join mall_order on mall_order.id = order_id where number = $1 group by mall_order.id`,
        [number],
      );
      const isOne = made.length === 1 && seen?.open === 1 && seen.claimed === seen.asked;
      const isExpected = answers.filter((answer) => answer === 'refund.open').length === 2;
      // Withdrawn, so that the next round can apply again.
      for (const refundSn of made) await mall.ada.call('PUT', `/orderRefund/cancel/${refundSn}`);
      const outcome = String(seen?.asked);
      return { outcome, wrong: isOne && isExpected ? undefined : JSON.stringify([answers, seen]) };
    };
  },
};

export const REQUEST_RACES: readonly RefundRace[] = [decisions, claims];
