import { type RaceMall, rowsOf } from '../trade-races/race-mall.ts';
import type { ClientOrder, Intent } from './client-order.ts';

interface Outcome {
  readonly submission_id: string;
  readonly state: string;
  readonly close_reason: string | null;
  readonly payable: number;
  readonly numbers: string;
  /** States of the trade's payments that brought money, brought a promise or failed. */
  readonly payments: readonly string[];
  /** Whether late money was refunded in full. */
  readonly is_returned: boolean;
}

const OUTCOMES = `
  select submission_id, state, close_reason, payable_cents::int as payable,
    (select string_agg(number, ',' order by id) from mall_order where trade_id = trade.id) as numbers,
    coalesce((select array_agg(payment.state order by id) from payment where trade_id = trade.id), '{}') as payments,
    not exists (
      select from payment where trade_id = trade.id and payment.state = 'late' and amount_cents <> coalesce((
        select sum(amount_cents) from payment_refund refund where payment_id = payment.id and refund.state = 'done'), 0)
    ) as is_returned
  from trade where user_id = any($1)`;

/** Violations: orders that were acknowledged and lost, or carried out twice. */
export async function checkClientOrders(mall: RaceMall, log: readonly ClientOrder[]): Promise<string[]> {
  const people = [...new Set(log.map(({ buyer }) => buyer.userId))];
  const outcomes = await rowsOf<Outcome>(mall, OUTCOMES, [people]);
  const bySubmission = Map.groupBy(outcomes, ({ submission_id }) => submission_id);
  const known = new Set(log.map(({ uuid }) => uuid));
  const unexpected = outcomes.filter(({ submission_id }) => !known.has(submission_id));
  return [
    ...unexpected.map(({ numbers }) => `${numbers} was ordered by no client`),
    ...log.flatMap((order) => {
      const violation = violationOf(order, bySubmission.get(order.uuid) ?? []);
      return violation ? [`${order.intent} ${order.uuid}: ${violation}`] : [];
    }),
  ];
}

function violationOf(order: ClientOrder, [outcome, ...more]: readonly Outcome[]): string | undefined {
  if (more.length > 0) return 'was placed twice';
  if (order.refused && outcome) return `was refused (${order.refused}) and is there`;
  if (!order.placed) return undefined;
  if (!outcome) return 'was acknowledged and is lost';
  const { orderNumbers, payAmount } = order.placed;
  if (outcome.numbers !== orderNumbers) return `is ${outcome.numbers} and not ${orderNumbers}`;
  if (outcome.payable !== Math.round(payAmount * 100)) return `costs ${outcome.payable} and not ${payAmount}`;
  if (!outcome.is_returned) return 'has late money that did not go back';
  if (!order.isDone) return undefined;
  return isExpectedEnd[order.intent](outcome) ? undefined : `is ${JSON.stringify(outcome)}`;
}

const hasExactlyOne = ({ payments }: Outcome, wanted: string) =>
  payments.filter((state) => state === wanted).length === 1;

/** The expected end state of each acknowledged intent. */
const isExpectedEnd: Record<Intent, (outcome: Outcome) => boolean> = {
  balance: (outcome) => outcome.state === 'paid' && hasExactlyOne(outcome, 'settled'),
  cash: (outcome) => outcome.state === 'promised' && hasExactlyOne(outcome, 'promised'),
  cancel: ({ state, close_reason }) => state === 'closed' && close_reason === 'buyer',
  card: (outcome) =>
    outcome.state === 'paid'
      ? hasExactlyOne(outcome, 'settled')
      : outcome.state === 'closed' && hasExactlyOne(outcome, 'late'),
  declinedCard: ({ state, payments }) => state === 'closed' && !payments.includes('settled'),
  leave: ({ state }) => state === 'closed',
};
