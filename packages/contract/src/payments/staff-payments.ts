import { PAYMENT_GATEWAYS, PAYMENT_STATES, PAYMENT_TROUBLES } from '@galleria/domain/payments/payment-states';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { cursorPageOf, cursorPaging, id, money, pageOf, paging, paymentNumber, time } from '../wire/formats.ts';

/** Payments of all buyers, and staff's actions on those with problems. */

const note = z.string().trim().min(3).max(200);

const trouble = z.enum(PAYMENT_TROUBLES).nullable().meta({
  description:
    'unknown: no result yet; mismatch: a different amount arrived; late: the refund of a late payment is not complete; null: none',
});

const StaffPayment = z.object({
  payNumber: z.string(),
  userId: z.string(),
  purpose: z.enum(['trade', 'topUp']),
  orderNumbers: z.array(z.string()),
  payType: z.int(),
  gateway: z.string(),
  amount: money,
  currency: z.string(),
  received: z
    .object({ amount: money, currency: z.string() })
    .nullable()
    .meta({ description: 'the received amount, if it differs from the amount due' }),
  state: z.enum(PAYMENT_STATES),
  trouble,
  failure: z.string(),
  note: z.string().meta({ description: 'reason for dismissing it' }),
  createTime: time,
  settleTime: time.nullable(),
  checkTime: time.nullable().meta({ description: 'time of the last query to the gateway' }),
});

export const paymentPage = operation({
  method: 'GET',
  path: '/s/payment/page',
  access: staff('payments.view'),
  summary: 'Payment attempts, newest first',
  input: z.object({
    state: z.enum(PAYMENT_STATES).optional(),
    trouble: z.enum(['any', ...PAYMENT_TROUBLES]).optional(),
    gateway: z.enum(PAYMENT_GATEWAYS).optional(),
    number: z.string().trim().max(24).optional().meta({ description: 'number of the payment or of an order' }),
    buyer: z.string().trim().max(120).optional().meta({ description: 'id, mail address or mobile number' }),
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    ...cursorPaging,
  }),
  output: cursorPageOf(StaffPayment),
  refusals: [],
});

const PaymentRefund = z.object({
  refundId: z.int(),
  payNumber: z.string(),
  userId: z.string(),
  gateway: z.string(),
  amount: money,
  currency: z.string(),
  state: z.enum(['requested', 'done', 'failed']),
  isWaiting: z.boolean().meta({ description: 'failed, without a later attempt' }),
  canRetry: z.boolean().meta({ description: 'waiting, and it has a gateway for another attempt' }),
  failure: z.string(),
  attempts: z.int(),
  isUnanswered: z.boolean().meta({ description: 'failed without an answer: the gateway may have paid it' }),
  reference: z.string().meta({ description: 'reference of a manual refund by staff' }),
  createTime: time,
  doneTime: time.nullable(),
});

const GatewayEvent = z.object({
  eventId: z.int(),
  gateway: z.string(),
  gatewayEventId: z.string(),
  kind: z.string(),
  outcome: z.string(),
  note: z.string(),
  receiveTime: time,
});

const PaymentJournal = z.object({ journalId: z.int(), reason: z.string(), amount: money, createTime: time });

export const paymentInfo = operation({
  method: 'GET',
  path: '/s/payment/info',
  access: staff('payments.view'),
  summary: 'A payment with the other attempts at the same trade, its gateway events, refunds and journals',
  input: z.object({ payNumber: paymentNumber }),
  output: z.object({
    ...StaffPayment.shape,
    buyer: z.string().meta({ description: 'mail address or mobile number, masked; empty when the account is closed' }),
    gatewayRef: z.string(),
    chargeRef: z.string(),
    attempts: z.array(StaffPayment),
    events: z.array(GatewayEvent),
    refunds: z.array(PaymentRefund),
    journals: z.array(PaymentJournal),
  }),
  refusals: ['payment.notFound'],
});

export const refreshPayment = operation({
  method: 'POST',
  path: '/s/payment/refresh',
  access: staff('payments.handle'),
  summary: 'Queries the gateway for the result of a payment and applies it',
  input: z.object({ payNumber: paymentNumber }),
  output: z.object({ state: z.enum(PAYMENT_STATES) }),
  refusals: ['payment.notFound', 'payment.nothingToAsk', 'payment.noAnswer'],
});

export const creditPayment = operation({
  method: 'POST',
  path: '/s/payment/credit',
  access: staff('payments.handle'),
  summary:
    'Credits a received amount to the balance of the buyer, if it does not match the payment and no gateway can refund it',
  input: z.object({
    payNumber: paymentNumber,
    amount: money.pipe(z.number().min(0.01).max(999_999_999).multipleOf(0.01)),
  }),
  output: z.object({ credited: money }),
  refusals: ['payment.notFound', 'payment.nothingToDecide', 'payment.buyerGone'],
});

export const dismissPayment = operation({
  method: 'POST',
  path: '/s/payment/dismiss',
  access: staff('payments.handle'),
  summary: 'Dismisses a payment without a result, or with a different amount, that needs no further action',
  input: z.object({ payNumber: paymentNumber, reason: note }),
  output: z.null(),
  refusals: ['payment.notFound', 'payment.nothingToDecide'],
});

export const unmatchedEventPage = operation({
  method: 'GET',
  path: '/s/payment/events',
  access: staff('payments.view'),
  summary: 'Gateway events that matched no payment and are not dismissed, newest first',
  input: z.object(paging),
  output: pageOf(z.object({ ...GatewayEvent.shape, payNumber: z.string(), details: z.string() })),
  refusals: [],
});

export const dismissGatewayEvent = operation({
  method: 'POST',
  path: '/s/payment/events/dismiss',
  access: staff('payments.handle'),
  summary: 'Dismisses a gateway event that matched no payment, with a reason',
  input: z.object({ eventId: id, reason: note }),
  output: z.null(),
  refusals: ['gatewayEvent.notFound'],
});

export const paymentRefundPage = operation({
  method: 'GET',
  path: '/s/payment/refunds',
  access: staff('payments.view'),
  summary: 'Refunds at gateways, and refunds owed to closed accounts, newest first',
  input: z.object({
    state: z
      .enum(['waiting', 'requested', 'done', 'failed'])
      .optional()
      .meta({ description: 'waiting: failed, without a later attempt' }),
    ...cursorPaging,
  }),
  output: cursorPageOf(PaymentRefund),
  refusals: [],
});

export const retryPaymentRefund = operation({
  method: 'POST',
  path: '/s/payment/refunds/retry',
  access: staff('payments.handle'),
  summary: 'Retries a failed refund at its gateway',
  input: z.object({ refundId: id }),
  output: z.null(),
  refusals: ['paymentRefund.notFound', 'paymentRefund.notFailed', 'paymentRefund.noGateway'],
});

export const settleRefundByHand = operation({
  method: 'POST',
  path: '/s/payment/refunds/settle',
  access: staff('payments.handle'),
  summary: 'Records that staff paid a failed refund by other means, with the reference of that payment',
  input: z.object({ refundId: id, reference: z.string().trim().min(1).max(80) }),
  output: z.null(),
  refusals: ['paymentRefund.notFound', 'paymentRefund.notFailed'],
});

export const journalOrigin = operation({
  method: 'GET',
  path: '/s/ledger/origin',
  access: staff('ledger.view'),
  summary: 'The orders, payment or payout behind the key of a journal',
  input: z.object({ key: z.string().max(200) }),
  output: z.object({
    orderNumbers: z.array(z.string()),
    payNumber: z.string().meta({ description: 'empty if the key belongs to no payment' }),
    payoutId: z.int().nullable(),
    userId: z.string().meta({ description: 'empty if the key belongs to no buyer' }),
  }),
  refusals: [],
});
