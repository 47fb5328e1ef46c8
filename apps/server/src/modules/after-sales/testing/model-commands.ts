import type { Envelope } from '@galleria/contract/wire/envelope';
import { REFUND_STATE, type RefundState } from '@galleria/domain/after-sales/refund-lifecycle';
import type { Arbiter } from '../disputes/testing/dispute-desk.ts';
import type { RefundMall } from './refund-shopper.ts';

export interface ModelPeople {
  readonly mall: RefundMall;
  readonly staff: Arbiter;
  /** A random number from 0 to `sides` - 1. */
  readonly roll: (sides: number) => number;
  /** Moves the clock and runs the jobs that are due. */
  readonly pass: (hours: number) => Promise<void>;
  readonly payStores: () => Promise<void>;
  readonly answerAtGateway: () => Promise<void>;
}

interface ModelState {
  readonly orders: { number: string; isPaid: boolean }[];
  readonly requests: string[];
}

/** Resolves to whether the command succeeded; false: refused by a rule. */
type Act = () => Promise<boolean>;
export type ModelRun = ReturnType<typeof modelCommands>;

const NOTHING = '0000000000';

/** Relative frequency of commands: those that others depend on are tried more often. */
const FREQUENCIES: Readonly<Record<string, number>> = {
  ...{
    buy: 3,
    pay: 3,
    ship: 4,
    partRefund: 5,
    return: 5,
    refuse: 2,
    dispute: 2,
    rule: 2,
    sendBack: 2,
    receiveReturn: 2,
  },
};

/** The names of the commands, each repeated by its frequency. */
export function repeatByFrequency<Name extends string>(names: readonly Name[]): Name[] {
  return names.flatMap((name) => Array.from({ length: FREQUENCIES[name] ?? 1 }, () => name));
}

/** Everything that people can do to orders and requests, chosen at random. */
export function modelCommands(people: ModelPeople, { orders, requests }: ModelState) {
  const { mall, roll, pass } = people;
  /** Mostly an order in one of these statuses, for which the command can succeed. */
  const order = async (...statuses: number[]) => {
    const numbers = orders.map(({ number }) => number);
    const fitting = await mall.rows<{ number: string }>(
      'select number from mall_order where number = any($1) and status = any($2) order by id',
      [numbers, statuses],
    );
    const any = numbers[roll(numbers.length)] ?? NOTHING;
    return roll(5) === 0 ? any : (fitting[roll(fitting.length)]?.number ?? any);
  };
  const buyer = async (method: 'PUT' | 'POST', path: string, input?: object) =>
    isSuccess(await mall.ada.call(method, path, input));
  return {
    buy: async () => {
      if (orders.some(({ isPaid }) => !isPaid)) return false;
      orders.push({ number: await mall.place([1 + roll(3), roll(3)], { userUseScore: 10 * roll(20) }), isPaid: false });
      return true;
    },
    pay: async () => {
      const unpaid = orders.find(({ isPaid }) => !isPaid);
      if (!unpaid) return false;
      unpaid.isPaid = true;
      return (await mall.pay(unpaid.number, roll(3) === 0 ? 'gateway' : 'balance')) === 'settled';
    },
    ship: async () => {
      const [number, lines] = await lineIds(mall, await order(2));
      const items = roll(2) === 0 ? [] : [{ orderItemId: lines[0], count: 1 }];
      return isSuccess(await mall.ship(number, [{ dvyId: 1, dvyFlowId: `SF${1_000_000 + roll(1e6)}`, items }]));
    },
    receive: async () => buyer('PUT', `/myOrder/receipt/${await order(3)}`),
    expire: () => pass(24 * (1 + roll(8))).then(() => true),
    payout: () => people.payStores().then(() => true),
    gatewayAnswers: () => people.answerAtGateway().then(() => true),
    partRefund: async () => applyForRefund(people, requests, await order(2, 3, 4), 1),
    return: async () => applyForRefund(people, requests, await order(3, 4), 2),
    ...requestCommands(people, requests),
  } satisfies Record<string, Act>;
}

const { applied, accepted, sentBack, refused, disputed } = REFUND_STATE;

function requestCommands({ mall, staff, roll }: ModelPeople, requests: readonly string[]) {
  /** Mostly a request in one of these states, for which the command can succeed. */
  const request = async (...states: RefundState[]) => {
    const fitting = await mall.rows<{ number: string }>(
      'select number from refund_request where number = any($1) and state = any($2) order by id',
      [requests, states],
    );
    const any = requests[roll(requests.length)] ?? NOTHING;
    return roll(5) === 0 ? any : (fitting[roll(fitting.length)]?.number ?? any);
  };
  const buyer = async (method: 'PUT' | 'POST', path: string, input: object = {}) =>
    isSuccess(await mall.ada.call(method, `/orderRefund/${path}`, input));
  const store = async (method: 'PUT' | 'POST', path: string, input: object, state: RefundState = applied) => {
    const refundSn = await request(state);
    const refundAmount = await mall.amountOf(refundSn).catch(() => 0);
    return isSuccess(await mall.seller.call(method, `/m/refund/${path}`, { refundSn, refundAmount, ...input }));
  };
  const amount = (most: number) => (1 + roll(most)) / 100;
  return {
    edit: async () =>
      buyer('PUT', 'resubmit', {
        ...{
          ...mall.refundInput,
          refundSn: await request(applied, refused),
          applyType: 1 + roll(2),
          refundAmount: amount(2_000),
        },
      }),
    withdraw: async () => buyer('PUT', `cancel/${await request(applied, refused, sentBack)}`),
    sendBack: async () =>
      buyer('PUT', 'submitExpress', {
        refundSn: await request(accepted),
        dvyId: 1,
        dvyFlowId: 'SF9',
        mobile: '13800138001',
      }),
    dispute: async () =>
      buyer('POST', 'intervention', { refundSn: await request(refused), reason: 'other', words: 'Please look' }),
    withdrawDispute: async () => buyer('PUT', `intervention/cancel/${await request(disputed)}`),
    accept: () => store('PUT', 'accept', { isRestocked: roll(2) === 0 }),
    refuse: () => store('PUT', 'refuse', { reason: 'used', words: 'No', imgs: [] }),
    offer: () => store('POST', 'offer', { offer: amount(1_000) }),
    takeOffer: async () => {
      const refundSn = await request(applied);
      const [row] = await mall.rows<{ offer: number }>(
        'select offer_cents::int as offer from refund_request where number = $1',
        [refundSn],
      );
      return buyer('PUT', 'offer', { refundSn, isAccepted: roll(2) === 0, offer: (row?.offer ?? 0) / 100 });
    },
    receiveReturn: () => store('PUT', 'received', { isRestocked: roll(2) === 0 }, sentBack),
    rule: async () => {
      const ruling = ['full', 'part', 'refused'][roll(3)] ?? 'full';
      return isSuccess(
        await staff.rule(await request(disputed), ruling, { amount: amount(1_500), needsReturn: roll(2) === 0 }),
      );
    },
    grant: async () => isSuccess(await staff.grant(await request(refused, applied), amount(1_500))),
  } satisfies Record<string, Act>;
}

/** Applies for some pieces of a line or the whole order, for all or a part of the amount paid. */
async function applyForRefund(
  { mall, roll }: ModelPeople,
  requests: string[],
  orderNumber: string,
  applyType: 1 | 2,
): Promise<boolean> {
  const [number, lines] = await lineIds(mall, orderNumber);
  const goodsNum = 1 + roll(2);
  const isWhole = roll(4) === 0;
  const input = isWhole
    ? { refundAmount: (1 + roll(6_000)) / 100 }
    : { orderItemId: lines[roll(lines.length)], goodsNum, refundAmount: (1 + roll(goodsNum * 1_999)) / 100 };
  const answer = await mall.apply(number, { ...input, applyType });
  if (answer.success) requests.push((answer.data as { refundSn: string }).refundSn);
  return answer.success;
}

async function lineIds(mall: RefundMall, number: string): Promise<[string, number[]]> {
  const rows = await mall.rows<{ id: number }>(
    `select order_line.id from order_line join mall_order on mall_order.id = order_id where number = $1 order by 1`,
    [number],
  );
  return [number, rows.map(({ id }) => id)];
}

function isSuccess({ success, reason }: Envelope): boolean {
  if (!success && reason === undefined) throw new Error('modelCommands: a call failed instead of being refused');
  return success;
}
