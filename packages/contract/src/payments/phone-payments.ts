import { LAST_ATTEMPTS, PAY_STATES } from '@galleria/domain/payments/pay-types';
import { z } from 'zod';
import { buyer, operation, visitor } from '../operation.ts';
import { money, paymentNumber } from '../wire/formats.ts';
import { orderNumbers, PayMethod, payType, StartedPayment } from './payment-fields.ts';

const ticket = z.string().min(1).max(100).meta({ description: 'phone ticket from the QR code of the payment page' });

export const phonePayTicket = operation({
  method: 'GET',
  path: '/p/order/phonePayTicket',
  access: buyer,
  summary:
    'Phone ticket for the amount due of a trade: lets a phone show and pay it without a sign-in, for a few minutes',
  input: z.object({ orderNumbers }),
  output: z.object({
    ticket,
    remainingSeconds: z.int().meta({ description: 'seconds until it expires, by the clock of the server' }),
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
  summary: 'Payment data that the holder of a phone ticket can see',
  input: z.object({
    ticket,
    payNumber: paymentNumber.optional().meta({
      description:
        'number of an attempt at this payment: returns its result for one day, even after the ticket has expired',
    }),
  }),
  output: z.object({
    orderNumbers: z.string(),
    shopNames: z.array(z.string()),
    state: z
      .enum(PAY_STATES)
      .meta({ description: 'state of the payment; paid also if only a deposit was due and is paid' }),
    lastTry: z
      .enum(LAST_ATTEMPTS)
      .meta({ description: 'refunding, refunded: the trade was already paid on the other screen' }),
    totalFee: money,
    currency: z.string().length(3),
    remainingSeconds: z
      .int()
      .meta({ description: 'seconds until the ticket expires; 0: only the result is available' }),
    methods: z.array(PayMethod).meta({ description: 'only methods of payment providers' }),
    isOwn: z.boolean().meta({ description: 'the caller is signed in as the buyer' }),
  }),
  refusals: ['payment.ticketExpired'],
});

export const payByPhone = operation({
  method: 'POST',
  path: '/order/payByPhone',
  access: visitor,
  summary: 'Starts or continues the payment of a phone ticket at a payment provider',
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
