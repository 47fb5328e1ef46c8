import { PAYOUT_ACCOUNT_KINDS } from '@galleria/domain/payouts/payout-account';
import { PAYOUT_STATES } from '@galleria/domain/payouts/payout-lifecycle';
import { REDUCTION_KINDS } from '@galleria/domain/pricing/reductions';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import {
  cursorPageOf,
  cursorPaging,
  id,
  integer,
  money,
  moneyInput,
  orderNumber,
  pageOf,
  paging,
  paymentNumber,
  time,
} from '../wire/formats.ts';

/** The money of a store: its shares of orders, and its payouts. */

export const storeBalance = operation({
  method: 'GET',
  path: '/m/balance/info',
  access: seller('money.view'),
  summary: 'What the store will get, can withdraw, has requested and has received',
  input: z.object({}),
  output: z.object({
    waiting: money.meta({ description: 'of paid orders whose after-sales period is not over' }),
    waitingOrders: z.int(),
    available: money.meta({ description: 'can be requested; below zero: what the store owes' }),
    requested: money.meta({ description: 'reserved for the open payout' }),
    withdrawn: money.meta({ description: 'paid out so far' }),
    payoutLeast: money,
    afterSalesDays: z.int().meta({ description: 'between the receipt of an order and its payment to the store' }),
    weekly: z
      .object({ accountId: z.int() })
      .nullable()
      .meta({ description: 'the whole balance is requested every Monday; null: only by hand' }),
  }),
  refusals: [],
});

const shared = {
  orderNumber: z.string(),
  payTime: time,
  settleTime: time.nullable().meta({ description: 'when the store got its share; null: it waits' }),
  goods: money,
  storeBears: money.meta({ description: 'reductions that the store grants itself' }),
  platformBears: money.meta({ description: 'reductions that the platform pays to the store' }),
  transfee: money.meta({ description: 'shipping that the buyer paid' }),
  paid: money.meta({ description: 'by the buyer, without what points and platform coupons paid' }),
  commissionPercent: z.number().nullable().meta({ description: 'null: its lines have different ones' }),
  commission: money,
  net: money.meta({ description: 'for the store' }),
  clawedBack: money.meta({ description: 'of net, taken back from the store as the buyer was refunded' }),
};

const period = {
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};

export const storeStatementPage = operation({
  method: 'GET',
  path: '/m/statement/page',
  access: seller('money.view'),
  summary:
    'Per order, from what the buyer paid to what the store gets, newest first: by the time of payment, or of settlement where only settled ones are wanted',
  input: z.object({
    state: z.enum(['settled', 'waiting']).optional(),
    ...period,
    ...cursorPaging,
  }),
  output: cursorPageOf(z.object(shared)),
  refusals: [],
});

const BorneReduction = z.object({
  kind: z.enum(REDUCTION_KINDS),
  name: z.string().meta({ description: 'of the coupon or the discount; may be empty' }),
  amount: money,
  bearer: z.enum(['store', 'platform']),
});

export const storeStatementInfo = operation({
  method: 'GET',
  path: '/m/statement/info',
  access: seller('money.view'),
  summary: 'The share of one order, with every reduction and who bears it',
  input: z.object({ orderNumber }),
  output: z.object({
    ...shared,
    reductions: z.array(BorneReduction),
    fullTransfee: money,
    freeTransfee: money.meta({ description: 'part of the shipping that the store gave free' }),
    lines: z.array(
      z.object({
        prodName: z.string(),
        skuName: z.string(),
        prodCount: z.int(),
        goods: money,
        commissionPercent: z.number(),
      }),
    ),
  }),
  refusals: ['order.notFound'],
});

const Month = z.object({
  month: z.string().meta({ description: 'yyyy-MM, UTC' }),
  orders: z.int(),
  goods: money,
  storeBears: money,
  platformBears: money,
  transfee: money,
  paid: money,
  commission: money,
  net: money.meta({ description: 'of the orders settled in this month' }),
  opening: money.meta({ description: 'available at the start of the month' }),
  requested: money.meta({ description: 'payouts requested' }),
  returned: money.meta({ description: 'of payouts that were cancelled or rejected' }),
  clawedBack: money.meta({ description: 'taken back as buyers were refunded' }),
  other: money.meta({ description: 'every other movement of the balance' }),
  closing: money,
});

export const storeMonthList = operation({
  method: 'GET',
  path: '/m/statement/months',
  access: seller('money.view'),
  summary: 'The months of a year with the sums of their orders and of every movement of the balance, newest first',
  input: z.object({ year: integer.pipe(z.int().min(2000).max(2999)).optional() }),
  output: z.object({ year: z.int(), firstYear: z.int(), lastYear: z.int(), months: z.array(Month) }),
  refusals: [],
});

const PayoutAccount = z.object({
  accountId: z.int(),
  kind: z.enum(PAYOUT_ACCOUNT_KINDS),
  holder: z.string(),
  bankName: z.string(),
  bic: z.string(),
  masked: z.string().meta({ description: 'the number or address, mostly hidden' }),
  createTime: time,
  usableTime: time.meta({ description: 'it can be used from then on' }),
  isUsable: z.boolean(),
});

export const payoutAccountList = operation({
  method: 'GET',
  path: '/m/payout/account/list',
  access: seller('money.view'),
  summary: 'Where payouts can go',
  input: z.object({}),
  output: z.array(PayoutAccount),
  refusals: [],
});

export const savePayoutAccount = operation({
  method: 'POST',
  path: '/m/payout/account',
  access: seller('money.accounts'),
  summary: 'Adds or changes an account for payouts; the owners of the store are told by mail',
  input: z.object({
    accountId: id.optional(),
    kind: z.enum(PAYOUT_ACCOUNT_KINDS),
    holder: z.string().trim().min(2).max(80),
    bankName: z.string().trim().max(80).default(''),
    bic: z.string().trim().toUpperCase().max(11).default('').meta({ description: 'needed for a number without IBAN' }),
    accountNumber: z
      .string()
      .trim()
      .max(120)
      .default('')
      .meta({ description: 'IBAN, account number or PayPal address; empty keeps the stored one' }),
  }),
  output: z.object({ accountId: z.int() }),
  refusals: [
    'payoutAccount.wrong',
    'payoutAccount.notFound',
    'payoutAccount.inUse',
    'payoutAccount.tooMany',
    'payoutAccount.known',
  ],
});

export const removePayoutAccount = operation({
  method: 'DELETE',
  path: '/m/payout/account',
  access: seller('money.accounts'),
  summary: 'Removes an account for payouts',
  input: z.object({ accountId: id }),
  output: z.null(),
  refusals: ['payoutAccount.notFound', 'payoutAccount.inUse'],
});

export const requestPayout = operation({
  method: 'POST',
  path: '/m/payout',
  access: seller('money.payout'),
  summary: 'Requests a payout of the available balance; the amount is reserved until the platform has decided',
  input: z.object({ amount: moneyInput, accountId: id }),
  output: z.object({ payoutNumber: z.string() }),
  refusals: ['payout.tooSmall', 'payoutAccount.notFound', 'payoutAccount.waits', 'payout.open', 'payout.insufficient'],
});

const Payout = z.object({
  payoutNumber: z.string(),
  amount: money,
  state: z.enum(PAYOUT_STATES),
  account: z.string().meta({ description: 'the account as it was, mostly hidden' }),
  holder: z.string(),
  isAutomatic: z.boolean(),
  reason: z.string().meta({ description: 'why it was rejected' }),
  reference: z.string().meta({ description: 'of the transfer' }),
  createTime: time,
  approveTime: time.nullable(),
  endTime: time.nullable().meta({ description: 'paid, rejected or cancelled' }),
});

export const payoutPage = operation({
  method: 'GET',
  path: '/m/payout/page',
  access: seller('money.view'),
  summary: 'Payouts of the store, newest first',
  input: z.object({ ...paging, state: z.enum(PAYOUT_STATES).optional() }),
  output: pageOf(Payout),
  refusals: [],
});

export const cancelPayout = operation({
  method: 'PUT',
  path: '/m/payout/cancel',
  access: seller('money.payout'),
  summary: 'Takes a request back that the platform has not approved yet',
  input: z.object({ payoutNumber: paymentNumber }),
  output: z.null(),
  refusals: ['payout.notFound', 'payout.decided'],
});

export const changePayoutSchedule = operation({
  method: 'PUT',
  path: '/m/payout/schedule',
  access: seller('money.payout'),
  summary: 'Whether the whole balance is requested every Monday, and to which account',
  input: z.object({ accountId: id.optional().meta({ description: 'absent: only by hand' }) }),
  output: z.null(),
  refusals: ['payoutAccount.notFound'],
});
