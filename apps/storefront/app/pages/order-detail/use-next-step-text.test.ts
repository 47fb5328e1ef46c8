import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { describe, expect, it } from 'vitest';
import { isTransferAwaited, nextStepMessage } from './use-next-step-text.ts';

const toPay = {
  status: ORDER_STATUS.toPay,
  closeReason: null,
  mold: 0,
  pickup: null,
  payType: null,
  logisticsState: 0,
};

describe('nextStepMessage', () => {
  it('asks to pay an unpaid order', () => {
    expect(nextStepMessage(toPay, false)).toBe('orders.detail.next.toPay');
    expect(isTransferAwaited(toPay)).toBe(false);
  });

  it('waits for an announced transfer until it has arrived', () => {
    const announced = { ...toPay, payType: PAY_TYPE.transfer };
    expect(nextStepMessage(announced, false)).toBe('orders.detail.next.transfer');
    expect(isTransferAwaited(announced)).toBe(true);
    const arrived = { ...announced, status: ORDER_STATUS.toShip };
    expect(nextStepMessage(arrived, false)).toBe('orders.detail.next.toShip');
    expect(isTransferAwaited(arrived)).toBe(false);
  });

  it('waits for the remaining parcels of a partly shipped order', () => {
    const paid = { ...toPay, status: ORDER_STATUS.toShip };
    expect(nextStepMessage(paid, true)).toBe('orders.detail.next.partlyShipped');
    expect(nextStepMessage({ ...paid, status: ORDER_STATUS.toReceive }, true)).toBe('orders.detail.next.toReceive');
  });

  it('asks to confirm receipt once all parcels are signed for', () => {
    const sent = { ...toPay, status: ORDER_STATUS.toReceive };
    expect(nextStepMessage({ ...sent, logisticsState: PARCEL_STATE.signed }, true)).toBe('orders.detail.next.arrived');
    expect(nextStepMessage({ ...sent, logisticsState: PARCEL_STATE.problem }, true)).toBe('orders.detail.next.problem');
  });
});
