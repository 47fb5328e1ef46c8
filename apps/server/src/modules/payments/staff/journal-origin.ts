import type * as contract from '@galleria/contract/payments/staff-payments';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { findOrderRefund, readOrderReference, tradeSummaries } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { readPayment } from '../payments-db.ts';
import { findRefundByKey } from '../refunds/refunds-db.ts';

interface Origin {
  readonly tradeId?: number | null;
  readonly orderNumber?: string;
  readonly payNumber?: string;
  readonly payoutId?: number;
  readonly userId?: string;
}

type Find = (queries: Queries, id: number, rest: string) => Promise<Origin>;

const ofTrade: Find = async (_, tradeId) => ({ tradeId });
const ofOrder: Find = async (queries, orderId) => (await readOrderReference(queries, orderId)) ?? {};
const ofOrderRefund: Find = async (queries, refundId) => (await findOrderRefund(queries, refundId)) ?? {};
const ofPayment: Find = async (queries, paymentId) => {
  const payment = await readPayment(queries, paymentId);
  return payment ? { payNumber: payment.number, tradeId: payment.tradeId, userId: payment.userId } : {};
};
const ofPaymentRefund: Find = async (queries, _, rest) => {
  const refund = await findRefundByKey(queries, rest);
  return refund ? ofPayment(queries, refund.paymentId, '') : {};
};

/** By the part of the journal's key before the first colon: see where journals are posted. */
const ORIGINS: Readonly<Record<string, Find>> = {
  paid: ofTrade,
  settled: ofOrder,
  held: ofTrade,
  received: ofOrder,
  clawedBack: async (queries, _, rest) => ofOrderRefund(queries, Number(rest.match(/^refund:(\d+)$/)?.[1] ?? 0), ''),
  refunded: ofOrderRefund,
  refundCredited: ofOrderRefund,
  toppedUp: ofPayment,
  late: ofPayment,
  returned: async (queries, id, rest) =>
    /^\d+$/.test(rest) ? ofTrade(queries, id, rest) : ofPaymentRefund(queries, id, rest),
  notReturned: ofPaymentRefund,
  byHand: ofPaymentRefund,
  payout: async (_, payoutId) => ({ payoutId }),
};

export const journalOrigin: UseCase<typeof contract.journalOrigin, PaymentsContext> = async (
  { database: { queries } },
  { key },
) => {
  const [, word = '', rest = ''] = key.match(/^(\w+):(.*)$/) ?? [];
  const id = Number(rest.match(/^\d{1,15}/)?.[0] ?? 0);
  const find = Object.hasOwn(ORIGINS, word) ? ORIGINS[word] : undefined;
  const { tradeId, orderNumber, payNumber, payoutId, userId } = (await find?.(queries, id, rest)) ?? {};
  const trade = tradeId && !orderNumber ? (await tradeSummaries(queries, [tradeId])).get(tradeId) : undefined;
  return {
    orderNumbers: orderNumber ? [orderNumber] : [...(trade?.orderNumbers ?? [])],
    payNumber: payNumber ?? '',
    payoutId: payoutId ?? null,
    userId: userId ?? trade?.userId ?? '',
  };
};
