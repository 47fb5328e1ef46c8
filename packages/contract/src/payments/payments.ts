import { LAST_ATTEMPTS, PAY_STATES } from '@galleria/domain/payments/pay-types';
import { ownPath } from '@galleria/domain/site/own-path';
import { z } from 'zod';
import { PreSaleProgress } from '../activities/pre-sale-fields.ts';
import { buyer, operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { money, pageOf, paging, paymentNumber, picturePath, time } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { orderNumbers, PayMethod, payType, StartedPayment } from './payment-fields.ts';

/** `ownPath` needs an origin, but any origin gives the same result here. */
const ANY_ORIGIN = 'https://mall.invalid';

/** A path of this mall only: anything else would make the payment an open redirect. */
const returnUrl = z
  .string()
  .max(500)
  .regex(/^\/(?![\\/])[^\\\p{Cc}]*$/u, expects('ownPath'))
  .refine((path) => ownPath(path, ANY_ORIGIN) !== undefined, expects('ownPath'))
  .meta({ description: 'path of a page of the mall' });

export const orderPayInfo = operation({
  method: 'GET',
  path: '/p/order/getOrderPayInfoByOrderNumber',
  access: buyer,
  summary: 'Data of the payment page of a trade',
  input: z.object({ orderNumbers }),
  output: z.object({
    orderNumbers: z.string(),
    state: z.enum(PAY_STATES).meta({
      description:
        'pending: the gateway has not reported a result yet; promised: cash on delivery; deposited: the balance cannot be paid yet',
    }),
    totalFee: money.meta({ description: 'amount due now: for a pre-sale first the deposit, then the balance' }),
    preSale: PreSaleProgress.nullable().meta({ description: 'of a pre-sale order; null for others' }),
    currency: z.string().length(3),
    endTime: time,
    endTimeIso: z.string(),
    remainingSeconds: z.int().meta({ description: 'seconds until the deadline, by the clock of the server' }),
    pics: z.array(picturePath),
    prodName: z.string().meta({ description: 'name of the first order line' }),
    pieceCount: z.int(),
    balance: money,
    methods: z.array(PayMethod),
    payType: z.int().nullable().meta({ description: 'payment method of the current or completed attempt' }),
    transfer: z
      .object({ payNumber: z.string(), payee: z.string(), account: z.string(), bank: z.string() })
      .nullable()
      .meta({ description: 'bank account for an announced offline transfer' }),
  }),
  refusals: ['order.notFound'],
});

const payRefusals = [
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

/** Refusals by the limits on ways of paying that hold goods without money. */
const limitRefusals = [
  'payment.transferAmount',
  'payment.transferStock',
  'payment.cashLimit',
  'payment.cashArea',
] as const;

export const payOrder = operation({
  method: 'POST',
  path: '/p/order/pay',
  access: buyer,
  summary: 'Pays with points, balance or cash on delivery, announces a transfer, or starts a payment at a gateway',
  input: z.object({
    orderNumbers,
    payType,
    returnUrl: returnUrl.optional(),
    payPassword: z.string().max(4000).optional().meta({ description: 'required for the balance; encrypted' }),
  }),
  output: StartedPayment,
  refusals: [
    'order.notFound',
    'order.expired',
    'order.stateChanged',
    'order.balanceTooEarly',
    ...payRefusals,
    ...limitRefusals,
  ],
});

export const paymentStatus = operation({
  method: 'GET',
  path: '/p/order/payStatus',
  access: buyer,
  summary: 'Payment state of a trade or a top-up; read-only',
  input: z.object({ orderNumbers: orderNumbers.optional(), payNumber: paymentNumber.optional() }),
  output: z.object({
    state: z.enum(PAY_STATES),
    lastTry: z.enum(LAST_ATTEMPTS).meta({
      description:
        'refunding, refunded: a payment that could not be used is returned; inBalance: a late transfer was credited to the balance; for a closed trade a charged attempt takes precedence over later ones',
    }),
    amount: money,
  }),
  refusals: ['order.notFound'],
});

export const topUp = operation({
  method: 'POST',
  path: '/p/balance/recharge',
  access: buyer,
  summary: 'Starts a top-up of the own balance',
  input: z.object({
    amount: money.pipe(z.number().min(0.01).max(100_000).multipleOf(0.01)),
    payType,
    returnUrl: returnUrl.optional(),
  }),
  output: StartedPayment,
  refusals: ['payment.methodOff', 'payment.methodUnfit', 'payment.gatewayDown'],
});

export const topUpMethods = operation({
  method: 'GET',
  path: '/p/balance/rechargeMethods',
  access: buyer,
  summary: 'Payment methods for a top-up',
  input: z.object({}),
  output: z.array(PayMethod),
  refusals: [],
});

const AnnouncedTransfer = z.object({
  payNumber: z.string().meta({ description: 'payment reference given to the buyer' }),
  orderNumbers: z.string(),
  amount: money,
  currency: z.string().length(3),
  state: z
    .enum(PAY_STATES)
    .meta({ description: 'pending, or closed if the trade is closed: the transfer is then credited to the balance' }),
  createTime: time,
  endTime: time.meta({ description: 'expiry of the unpaid orders' }),
});

/** The amount on the mall's bank statement. */
const receivedAmount = money.pipe(z.number().min(0.01).max(999_999_999).multipleOf(0.01));

export const transferList = operation({
  method: 'GET',
  path: '/s/payment/transfers',
  access: staff('payments.view'),
  summary: 'Announced transfers that are neither confirmed, credited nor dismissed, newest first',
  input: z.object({
    ...paging,
    state: z
      .enum(['pending', 'closed'])
      .optional()
      .meta({ description: 'pending: of unpaid trades; closed: of trades that are paid or closed; default: all' }),
  }),
  output: pageOf(AnnouncedTransfer),
  refusals: [],
});

export const confirmTransfer = operation({
  method: 'POST',
  path: '/s/payment/confirmTransfer',
  access: staff('payments.handle'),
  summary: 'Confirms that an announced transfer has arrived in the bank account of the mall',
  input: z.object({ payNumber: paymentNumber, amount: receivedAmount }),
  output: z.object({ state: z.enum(PAY_STATES) }),
  refusals: ['payment.notFound', 'payment.amount', 'payment.dealtWith'],
});

export const creditTransfer = operation({
  method: 'POST',
  path: '/s/payment/creditTransfer',
  access: staff('payments.handle'),
  summary:
    'Credits a transfer with a different amount than announced to the balance of the buyer; the orders stay unpaid',
  input: z.object({ payNumber: paymentNumber, amount: receivedAmount }),
  output: z.object({ credited: money }),
  refusals: ['payment.notFound', 'payment.confirmInstead', 'payment.dealtWith', 'payment.buyerGone'],
});

export const dismissTransfer = operation({
  method: 'POST',
  path: '/s/payment/dismissTransfer',
  access: staff('payments.handle'),
  summary: 'Dismisses an announced transfer that has not arrived, once its trade is no longer unpaid',
  input: z.object({ payNumber: paymentNumber, reason: z.string().trim().max(200).default('') }),
  output: z.null(),
  refusals: ['payment.notFound', 'payment.dealtWith', 'payment.stillAwaited'],
});
