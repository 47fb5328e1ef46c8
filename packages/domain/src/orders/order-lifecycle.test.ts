import { describe, expect, it } from 'vitest';
import {
  actionsIn,
  isOrderActionAllowed,
  mayBuyerCancel,
  nextStatus,
  ORDER_ACTIONS,
  type OrderEvent,
  statusesBefore,
} from './order-lifecycle.ts';
import { ORDER_STATUS, ORDER_TYPE, type OrderStatus } from './order-status.ts';

const { toPay, toShip, toReceive, toReview, done, closed, grouping } = ORDER_STATUS;
const STATES = Object.values(ORDER_STATUS);

const TRANSITIONS: [OrderEvent, OrderStatus, OrderStatus][] = [
  ['paid', toPay, toShip],
  ['paid', grouping, toShip],
  ['issued', toPay, toReceive],
  ['issued', grouping, toReceive],
  ['joined', toPay, grouping],
  ['canceled', toPay, closed],
  ['expired', toPay, closed],
  ['refunded', toShip, closed],
  ['refunded', grouping, closed],
  ['revoked', toReceive, closed],
  ['shipped', toShip, toReceive],
  ['received', toReceive, toReview],
  ['reviewed', toReview, done],
];
const EVENTS = [...new Set(TRANSITIONS.map(([event]) => event))];

describe('order lifecycle', () => {
  it.each(TRANSITIONS)('%s leads from %s to %s', (event, from, to) => {
    expect(nextStatus(from, event)).toBe(to);
  });

  it('has no other transitions', () => {
    const all = EVENTS.flatMap((event) => STATES.map((state) => nextStatus(state, event)));
    expect(all.filter((to) => to !== undefined)).toHaveLength(TRANSITIONS.length);
  });

  it('has final statuses: done and closed orders stay so', () => {
    for (const event of EVENTS)
      expect([nextStatus(done, event), nextStatus(closed, event)]).toEqual([undefined, undefined]);
  });

  it('statusesBefore returns the statuses in which an event is possible', () => {
    for (const event of EVENTS) {
      const before = TRANSITIONS.flatMap(([one, from]) => (one === event ? [from] : []));
      expect(statusesBefore(event).toSorted()).toEqual(before.toSorted());
    }
  });
});

describe('actions of a buyer', () => {
  it.each([
    [toPay, ['pay', 'cancel']],
    [grouping, ['leaveGroup']],
    [toShip, ['cancel', 'askToCancel', 'remind', 'buyAgain']],
    [toReceive, ['receive', 'buyAgain']],
    [toReview, ['review', 'buyAgain', 'delete']],
    [done, ['addToReview', 'buyAgain', 'delete']],
    [closed, ['buyAgain', 'delete']],
  ] as const)('in status %s are %j', (status, actions) => {
    expect(actionsIn(status)).toEqual(actions);
    for (const action of ORDER_ACTIONS)
      expect(isOrderActionAllowed(status, action)).toBe(actions.some((one) => one === action));
  });

  it('always have a transition in the lifecycle', () => {
    const steps = {
      pay: ['paid'],
      cancel: ['canceled', 'refunded'],
      // Happens when the store agrees.
      askToCancel: ['refunded'],
      receive: ['received'],
      review: ['reviewed'],
    } as const;
    for (const state of STATES) {
      for (const [action, events] of Object.entries(steps)) {
        if (!actionsIn(state).some((one) => one === action)) continue;
        expect(events.some((event) => nextStatus(state, event) !== undefined)).toBe(true);
      }
    }
  });
});

describe('mayBuyerCancel', () => {
  const paid = { status: toShip, isVirtual: false, hasLeft: false, type: ORDER_TYPE.general };

  it('allows an ordinary order of which nothing was sent', () => {
    expect(mayBuyerCancel(paid)).toBe(true);
    expect(mayBuyerCancel({ ...paid, type: ORDER_TYPE.combo })).toBe(true);
  });

  it.each([
    ['of which something has left', { hasLeft: true }],
    ['of codes', { isVirtual: true }],
    ['of a group', { type: ORDER_TYPE.group }],
    ['of a flash sale', { type: ORDER_TYPE.flashSale }],
    ['of a pre-sale', { type: ORDER_TYPE.preSale }],
  ])('refuses an order %s', (_, change) => {
    expect(mayBuyerCancel({ ...paid, ...change })).toBe(false);
  });

  it('refuses in every other status', () => {
    for (const status of STATES) expect(mayBuyerCancel({ ...paid, status })).toBe(status === toShip);
  });
});
