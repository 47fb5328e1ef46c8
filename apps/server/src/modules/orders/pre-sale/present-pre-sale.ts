import type { PreSaleProgress } from '@galleria/contract/activities/pre-sale-fields';
import { preSaleStep } from '@galleria/domain/activities/pre-sale';
import { mainUnits } from '@galleria/domain/money/main-units';
import {
  type CloseReason,
  ORDER_STATUS,
  type OrderStatus,
  type TradeState,
} from '@galleria/domain/orders/order-status';
import type { z } from 'zod';

interface PreSaleOrder {
  readonly shipBy: Date | null;
  readonly tradeState: TradeState;
  readonly depositCents: number | null;
  readonly depositPaidAt: Date | null;
  readonly balanceFrom: Date | null;
  readonly balanceUntil: Date | null;
  readonly now: Date;
  readonly status: OrderStatus;
  readonly closeReason: CloseReason | null;
  readonly payableCents: number;
}

/** Null for an order that was not bought in a pre-sale: only orders of pre-sales have a promised date. */
export function presentPreSale(order: PreSaleOrder): z.infer<typeof PreSaleProgress> | null {
  const { shipBy, depositCents, depositPaidAt, balanceFrom, balanceUntil, payableCents, status, now } = order;
  if (!shipBy) return null;
  const isKept = order.closeReason === 'balance';
  return {
    payment: depositCents === null ? 'full' : 'deposit',
    deposit: mainUnits(depositCents ?? 0),
    balance: depositCents === null ? 0 : mainUnits(payableCents - depositCents),
    balanceFromIso: balanceFrom?.toISOString() ?? null,
    balanceUntilIso: balanceUntil?.toISOString() ?? null,
    shipByIso: shipBy.toISOString(),
    step: preSaleStep({ ...order, isKept }, now),
    depositPaidIso: depositPaidAt?.toISOString() ?? null,
    isShipOverdue: status === ORDER_STATUS.toShip && shipBy <= now,
    nowIso: now.toISOString(),
  };
}
