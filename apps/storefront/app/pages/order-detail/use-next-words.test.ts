import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { describe, expect, it } from 'vitest';
import { isTransferAwaited, nextOf } from './use-next-words.ts';

const toPay = { status: ORDER_STATUS.toPay, closeReason: null, mold: 0, pickup: null, payType: null };

describe('what an order waits for', () => {
  it('is the payment, in time', () => {
    expect(nextOf(toPay)).toBe('orders.detail.next.toPay');
    expect(isTransferAwaited(toPay)).toBe(false);
  });

  it('is the transfer that was announced, until it has arrived', () => {
    const announced = { ...toPay, payType: PAY_TYPE.transfer };
    expect(nextOf(announced)).toBe('orders.detail.next.transfer');
    expect(isTransferAwaited(announced)).toBe(true);
    const arrived = { ...announced, status: ORDER_STATUS.toShip };
    expect(nextOf(arrived)).toBe('orders.detail.next.toShip');
    expect(isTransferAwaited(arrived)).toBe(false);
  });
});
