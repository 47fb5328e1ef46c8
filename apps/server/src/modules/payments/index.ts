import { z } from 'zod';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';
import { ORDER_REFUND_REQUESTED, TRADE_AMOUNT_CHANGED, TRADE_CASH_COLLECTED } from '../orders/index.ts';
import { reconcilePayments } from './attempts/reconcile-payments.ts';
import { refreshPaymentStatus } from './attempts/refresh-payment-status.ts';
import { payByPhone } from './by-phone/pay-by-phone.ts';
import { phonePayInfo } from './by-phone/phone-pay-info.ts';
import { phonePayTicket } from './by-phone/phone-pay-ticket.ts';
import { signPhoneTickets } from './by-phone/phone-tickets.ts';
import type { PaymentsContext } from './context.ts';
import { orderPayInfo } from './order-pay-info.ts';
import { orderPaymentList } from './order-payment-list.ts';
import { payOrder } from './pay-order.ts';
import { paymentStatus } from './payment-status.ts';
import { paymentsPersonalData } from './payments-personal-data.ts';
import { requestOrderRefund } from './refunds/order-refunds.ts';
import { refundPayment } from './refunds/refund-payment.ts';
import { seedPaymentTroubles } from './seed.ts';
import { adjustCashPayment, settleCashPayment } from './settlement/accept-payment.ts';
import { paymentMails } from './settlement/notify-buyer.ts';
import { dismissGatewayEvent, unmatchedEventPage } from './staff/gateway-events.ts';
import { journalOrigin } from './staff/journal-origin.ts';
import { paymentInfo } from './staff/payment-info.ts';
import { paymentPage } from './staff/payment-page.ts';
import { paymentRefundPage, retryPaymentRefund, settleRefundByHand } from './staff/payment-refunds.ts';
import { countFailedRefunds } from './staff/payment-refunds-db.ts';
import { creditPayment, dismissPayment, refreshPayment } from './staff/settle-payment.ts';
import { countOpenTransfers, countUnknownPayments } from './staff/staff-payments-db.ts';
import { topUp, topUpMethods } from './top-up/top-up.ts';
import { confirmTransfer } from './transfers/confirm-transfer.ts';
import { creditTransfer } from './transfers/credit-transfer.ts';
import { dismissTransfer } from './transfers/dismiss-transfer.ts';
import { transferList } from './transfers/transfer-list.ts';

export type { PaymentsContext } from './context.ts';
export { findPaymentByNumber } from './find-payment-db.ts';
export { countOpenTransfers } from './staff/staff-payments-db.ts';
export { announceTransfer } from './transfers/announce-transfer.ts';

interface Needs extends Omit<PaymentsContext, 'rules' | 'phoneTickets'> {
  readonly secrets: Secrets;
}

const OnePayment = z.object({ paymentId: z.int() });
const OneRefund = z.object({ refundId: z.int() });
const OneTrade = z.object({ tradeId: z.int() });
const OneSandboxCharge = z.object({ ref: z.string() });

/** Paying for trades and topping up balances, internally and at gateways. */
export const payments = defineModule({
  name: 'payments',
  open: (needs: Needs): PaymentsContext => {
    const { database, log, accounts, site, stores, ledger, messages, gateways, publicUrl, secrets } = needs;
    return {
      ...{ database, log, accounts, site, stores, ledger, messages, gateways, publicUrl, rules: site.rules },
      phoneTickets: signPhoneTickets(secrets.keyFor('pay by phone')),
    };
  },
  operations: {
    orderPayInfo,
    orderPaymentList,
    payOrder,
    paymentStatus,
    ...{ phonePayTicket, phonePayInfo, payByPhone },
    topUp,
    topUpMethods,
    transferList,
    confirmTransfer,
    creditTransfer,
    dismissTransfer,
    ...{ paymentPage, paymentInfo, refreshPayment, creditPayment, dismissPayment },
    ...{ unmatchedEventPage, dismissGatewayEvent, paymentRefundPage, retryPaymentRefund, settleRefundByHand },
    journalOrigin,
  },
  jobs: {
    refreshPaymentStatus: job('critical', OnePayment, refreshPaymentStatus),
    refundPayment: job('critical', OneRefund, refundPayment),
    reconcilePayments: plainJob('critical', reconcilePayments),
    deliverSandboxEvent: job('critical', OneSandboxCharge, async ({ gateways }: PaymentsContext, { ref }) => {
      await gateways.sandbox?.deliverEvent(ref);
    }),
  },
  schedule: { reconcilePayments: '* * * * *' },
  subscriptions: [
    { event: TRADE_CASH_COLLECTED, subscriber: 'payments', handle: job('critical', OneTrade, settleCashPayment) },
    { event: TRADE_AMOUNT_CHANGED, subscriber: 'payments', handle: job('critical', OneTrade, adjustCashPayment) },
    { event: ORDER_REFUND_REQUESTED, subscriber: 'payments', handle: job('critical', OneRefund, requestOrderRefund) },
  ],
  personalData: [paymentsPersonalData],
  staffWork: [
    {
      permission: 'payments.view',
      count: async ({ database: { queries } }) => ({
        transfers: await countOpenTransfers(queries),
        unknownPayments: await countUnknownPayments(queries),
        failedRefunds: await countFailedRefunds(queries),
      }),
    },
  ],
  mails: paymentMails,
  seed: { seedPaymentTroubles },
});
