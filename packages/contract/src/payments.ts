import { LAST_TRIES, PAY_STATES } from '@galleria/domain/payments/pay-types';
import { z } from 'zod';
import { money, pageOf, paging, picturePath, time, whole } from './formats.ts';
import { expects } from './input-formats.ts';
import { buyer, operation } from './operation.ts';

/** One or several order numbers of one trade. */
const orderNumbers = z
  .string()
  .regex(/^\d{10,24}(,\d{10,24}){0,49}$/, expects('orderNumberList'))
  .meta({ description: 'comma-separated, all of one trade' });

const payType = whole.pipe(z.int().min(0).max(13)).meta({
  type: 'integer',
  description: '0 points, 7 cash on delivery, 8 offline transfer, 9 balance, 10 PayPal, 12 PayPal card, 13 Stripe',
});

/** A page of this mall; anything else is refused, or a payment could be used to send people elsewhere. */
const returnUrl = z
  .string()
  .max(500)
  .regex(/^\/(?![\\/])[^\\\p{Cc}]*$/u, expects('ownPath'))
  .meta({ description: 'path of a page of the mall' });

const payNumber = z.string().regex(/^\d{10,24}$/, expects('paymentNumber'));

const PayMethod = z.object({
  payType: z.int(),
  isPossible: z.boolean(),
  objection: z
    .enum(['none', 'insufficient', 'noPayPassword', 'somethingToPay', 'nothingToPay', 'virtual', 'delivery'])
    .meta({ description: 'why it cannot be chosen' }),
  isSandbox: z.boolean().meta({ description: 'a stand-in of this machine: no money moves' }),
});

export const orderPayInfo = operation({
  method: 'GET',
  path: '/p/order/getOrderPayInfoByOrderNumber',
  access: buyer,
  summary: 'What the payment counter shows of a trade',
  input: z.object({ orderNumbers }),
  output: z.object({
    orderNumbers: z.string(),
    state: z.enum(PAY_STATES).meta({
      description: 'pending: somebody else has not said yet whether they were paid; promised: cash on delivery',
    }),
    totalFee: money,
    currency: z.string().length(3),
    endTime: time,
    endTimeIso: z.string(),
    remainingSeconds: z.int().meta({ description: 'by the server’s clock' }),
    pics: z.array(picturePath),
    prodName: z.string().meta({ description: 'of the first line' }),
    pieceCount: z.int(),
    balance: money,
    methods: z.array(PayMethod),
    payType: z.int().nullable().meta({ description: 'how it was paid, or is being paid' }),
    transfer: z
      .object({ payNumber: z.string(), payee: z.string(), account: z.string(), bank: z.string() })
      .nullable()
      .meta({ description: 'where to send an offline transfer that was announced' }),
  }),
  refusals: ['order.notFound'],
});

const counterRefusals = [
  'payment.methodOff',
  'payment.methodUnfit',
  'payPassword.missing',
  'payPassword.locked',
  'payPassword.wrong',
  'password.notSealed',
  'password.stale',
  'payment.balance',
  'payment.gatewayDown',
] as const;

const Begun = z.object({
  payNumber: z.string(),
  state: z.enum(PAY_STATES),
  redirectUrl: z.string().meta({ description: 'where the buyer pays; empty when nothing is left to do there' }),
});

export const payOrder = operation({
  method: 'POST',
  path: '/p/order/pay',
  access: buyer,
  summary: 'Pays from points or balance, promises cash, announces a transfer, or begins a payment elsewhere',
  input: z.object({
    orderNumbers,
    payType,
    returnUrl: returnUrl.optional(),
    payPassword: z.string().max(4000).optional().meta({ description: 'sealed, for the balance' }),
  }),
  output: Begun,
  refusals: ['order.notFound', 'order.expired', 'order.stateChanged', ...counterRefusals],
});

export const paymentStatus = operation({
  method: 'GET',
  path: '/p/order/payStatus',
  access: buyer,
  summary: 'Whether a trade or a top-up is paid; looks, never changes',
  input: z.object({ orderNumbers: orderNumbers.optional(), payNumber: payNumber.optional() }),
  output: z.object({
    state: z.enum(PAY_STATES),
    lastTry: z.enum(LAST_TRIES).meta({
      description:
        'money that could not be used is refunding until it has gone back, then refunded; a late transfer is inBalance; of a closed trade a try that was charged counts before later ones',
    }),
    amount: money,
  }),
  refusals: ['order.notFound'],
});

export const topUp = operation({
  method: 'POST',
  path: '/p/balance/recharge',
  access: buyer,
  summary: 'Begins a top-up of the own balance',
  input: z.object({
    amount: money.pipe(z.number().min(0.01).max(100_000).multipleOf(0.01)),
    payType,
    returnUrl: returnUrl.optional(),
  }),
  output: Begun,
  refusals: ['payment.methodOff', 'payment.methodUnfit', 'payment.gatewayDown'],
});

export const topUpMethods = operation({
  method: 'GET',
  path: '/p/balance/rechargeMethods',
  access: buyer,
  summary: 'How a balance can be topped up',
  input: z.object({}),
  output: z.array(PayMethod),
  refusals: [],
});

const AnnouncedTransfer = z.object({
  payNumber: z.string().meta({ description: 'what the buyer was asked to write on it' }),
  orderNumbers: z.string(),
  amount: money,
  currency: z.string().length(3),
  state: z
    .enum(PAY_STATES)
    .meta({ description: 'pending, or closed when nobody waits any more: then it becomes balance' }),
  createTime: time,
  endTime: time.meta({ description: 'until then the orders wait for it' }),
});

const staff = { who: 'staff', permission: 'payments.confirm' } as const;

/** What somebody has seen on the mall's account. */
const arrived = money.pipe(z.number().min(0.01).max(999_999_999).multipleOf(0.01));

export const transferList = operation({
  method: 'GET',
  path: '/s/payment/transfers',
  access: staff,
  summary: 'Transfers that were announced and neither seen nor dismissed yet, newest first',
  input: z.object({
    ...paging,
    state: z
      .enum(['pending', 'closed'])
      .optional()
      .meta({ description: 'only those that orders wait for, or only those that nobody waits for; all without it' }),
  }),
  output: pageOf(AnnouncedTransfer),
  refusals: [],
});

export const confirmTransfer = operation({
  method: 'POST',
  path: '/s/payment/confirmTransfer',
  access: staff,
  summary: 'An announced transfer has arrived on the mall’s account',
  input: z.object({ payNumber, amount: arrived }),
  output: z.object({ state: z.enum(PAY_STATES) }),
  refusals: ['payment.notFound', 'payment.amount', 'payment.dealtWith'],
});

export const creditTransfer = operation({
  method: 'POST',
  path: '/s/payment/creditTransfer',
  access: staff,
  summary: 'Another amount than announced has arrived: it becomes the buyer’s balance, and the orders go on waiting',
  input: z.object({ payNumber, amount: arrived }),
  output: z.object({ credited: money }),
  refusals: ['payment.notFound', 'payment.confirmInstead', 'payment.dealtWith', 'payment.buyerGone'],
});

export const dismissTransfer = operation({
  method: 'POST',
  path: '/s/payment/dismissTransfer',
  access: staff,
  summary: 'Nothing has arrived and nobody waits any more: the transfer leaves the list',
  input: z.object({ payNumber }),
  output: z.null(),
  refusals: ['payment.notFound', 'payment.dealtWith', 'payment.stillAwaited'],
});
