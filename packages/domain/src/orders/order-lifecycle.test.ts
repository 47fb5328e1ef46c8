import { describe, expect, it } from 'vitest';
import { actionsIn, mayDo, ORDER_ACTIONS, type OrderEvent, statesBefore, stepFrom } from './order-lifecycle.ts';
import { ORDER_STATUS, type OrderStatus } from './order-status.ts';

const { toPay, toShip, toReceive, toReview, done, closed, grouping } = ORDER_STATUS;
const STATES = Object.values(ORDER_STATUS);

const WAYS: [OrderEvent, OrderStatus, OrderStatus][] = [
  ['paid', toPay, toShip],
  ['paid', grouping, toShip],
  ['issued', toPay, toReceive],
  ['canceled', toPay, closed],
  ['expired', toPay, closed],
  ['refunded', toShip, closed],
  ['refunded', grouping, closed],
  ['shipped', toShip, toReceive],
  ['received', toReceive, toReview],
  ['reviewed', toReview, done],
];
const EVENTS = [...new Set(WAYS.map(([event]) => event))];

describe('the life of an order', () => {
  it.each(WAYS)('%s leads from %s to %s', (event, from, to) => {
    expect(stepFrom(from, event)).toBe(to);
  });

  it('has no other ways', () => {
    const all = EVENTS.flatMap((event) => STATES.map((state) => stepFrom(state, event)));
    expect(all.filter((to) => to !== undefined)).toHaveLength(WAYS.length);
  });

  it('ends: what is done or closed stays so', () => {
    for (const event of EVENTS)
      expect([stepFrom(done, event), stepFrom(closed, event)]).toEqual([undefined, undefined]);
  });

  it('names the states before an event, for the statement that carries it out', () => {
    for (const event of EVENTS) {
      const before = WAYS.flatMap(([one, from]) => (one === event ? [from] : []));
      expect(statesBefore(event).toSorted()).toEqual(before.toSorted());
    }
  });
});

describe('what a buyer can do', () => {
  it.each([
    [toPay, ['pay', 'cancel']],
    [grouping, []],
    [toShip, ['remind', 'buyAgain']],
    [toReceive, ['receive', 'buyAgain']],
    [toReview, ['buyAgain', 'delete']],
    [done, ['buyAgain', 'delete']],
    [closed, ['buyAgain', 'delete']],
  ] as const)('in state %s: %j', (status, actions) => {
    expect(actionsIn(status)).toEqual(actions);
    for (const action of ORDER_ACTIONS) expect(mayDo(status, action)).toBe(actions.some((one) => one === action));
  });

  it('is never something that the life of the order has no step for', () => {
    const steps = { pay: 'paid', cancel: 'canceled', receive: 'received' } as const;
    for (const state of STATES) {
      for (const [action, event] of Object.entries(steps)) {
        if (actionsIn(state).some((one) => one === action)) expect(stepFrom(state, event)).toBeDefined();
      }
    }
  });
});
