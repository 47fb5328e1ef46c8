import { LAST_ATTEMPTS, PAY_STATES } from '@galleria/domain/payments/pay-types';
import { z } from 'zod';
import { buyer, operation, visitor } from '../operation.ts';
import { money, paymentNumber } from '../wire/formats.ts';
import { orderNumbers, PayMethod, payType, StartedPayment } from './payment-fields.ts';

const ticket = z.string().min(1).max(100).meta({ description: 'what the QR code of the payment page carries' });

export const phonePayTicket = operation({
  method: 'GET',
  path: '/p/order/phonePayTicket',
  access: buyer,
  summary: 'A ticket with which a phone can see and pay what is due of a trade, without signing in, for a few minutes',
  input: z.object({ orderNumbers }),
  output: z.object({
    ticket,
    remainingSeconds: z.int().meta({ description: 'until it expires, by the server’s clock' }),
  }),
  refusals: [
    'order.notFound',
    'order.expired',
    'order.stateChanged',
    'order.balanceTooEarly',
    'payment.methodOff',
    'payment.methodUnfit',
  ],
});

export const phonePayInfo = operation({
  method: 'GET',
  path: '/order/phonePayInfo',
  access: visitor,
  summary: 'What the holder of a ticket may know of a payment',
  input: z.object({
    ticket,
    payNumber: paymentNumber
      .optional()
      .meta({ description: 'of an attempt at this payment: shows its result for a day, when the ticket has expired' }),
  }),
  output: z.object({
    orderNumbers: z.string(),
    shopNames: z.array(z.string()),
    state: z.enum(PAY_STATES).meta({ description: 'of the payment: paid for a deposit that is paid' }),
    lastTry: z
      .enum(LAST_ATTEMPTS)
      .meta({ description: 'refunding, refunded: it was paid on the other screen already' }),
    totalFee: money,
    currency: z.string().length(3),
    remainingSeconds: z.int().meta({ description: 'of the ticket; 0: it only shows the result' }),
    methods: z.array(PayMethod).meta({ description: 'only those at a payment provider' }),
    isOwn: z.boolean().meta({ description: 'the caller is signed in as the buyer' }),
  }),
  refusals: ['payment.ticketExpired'],
});

export const payByPhone = operation({
  method: 'POST',
  path: '/order/payByPhone',
  access: visitor,
  summary: 'Starts, or continues, the payment that a ticket is for at a payment provider',
  input: z.object({ ticket, payType }),
  output: StartedPayment,
  refusals: [
    'payment.ticketExpired',
    'order.notFound',
    'order.expired',
    'order.stateChanged',
    'order.balanceTooEarly',
    'payment.methodOff',
    'payment.methodUnfit',
    'payment.gatewayDown',
  ],
});
