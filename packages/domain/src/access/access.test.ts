import { describe, expect, it } from 'vitest';
import { type Access, type Actor, mayCall, VISITOR } from './access.ts';

const buyer: Actor = { kind: 'buyer', userId: 'b', sessionId: '1' };
const seller: Actor = {
  kind: 'seller',
  userId: 's',
  sessionId: '2',
  storeId: 2,
  permissions: new Set(['orders.ship']),
};
const staff: Actor = { kind: 'staff', userId: 't', sessionId: '3', permissions: new Set(['stores.audit']) };

const toShip: Access = { who: 'seller', permission: 'orders.ship' };
const toAudit: Access = { who: 'staff', permission: 'stores.audit' };
const toPay: Access = { who: 'staff', permission: 'payouts.approve' };

describe('mayCall', () => {
  it.each<[Access, Actor, string]>([
    [{ who: 'visitor' }, VISITOR, 'allowed'],
    [{ who: 'visitor' }, staff, 'allowed'],
    [{ who: 'buyer' }, VISITOR, 'access.signIn'],
    [{ who: 'buyer' }, buyer, 'allowed'],
    [{ who: 'buyer' }, seller, 'access.signIn'],
    [{ who: 'buyer' }, staff, 'access.signIn'],
    [toShip, VISITOR, 'access.signIn'],
    [toShip, buyer, 'access.signIn'],
    [toShip, seller, 'allowed'],
    [toShip, staff, 'access.signIn'],
    [{ who: 'seller', permission: 'orders.cancel' }, seller, 'access.forbidden'],
    [{ who: 'seller', permission: 'none' }, seller, 'allowed'],
    [{ who: 'seller', permission: 'none' }, buyer, 'access.signIn'],
    [toAudit, staff, 'allowed'],
    [toAudit, seller, 'access.signIn'],
    [toPay, staff, 'access.forbidden'],
  ])('access %o for the actor %o: %s', (access, actor, verdict) => {
    expect(mayCall(access, actor)).toBe(verdict);
  });
});
