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
  summary: 'Balance of the store: waiting, available, requested and paid out',
  input: z.object({}),
  output: z.object({
    waiting: money.meta({ description: 'share of paid orders whose after-sales period is not over' }),
    waitingOrders: z.int(),
    available: money.meta({ description: 'amount available for a payout; negative: owed by the store' }),
    requested: money.meta({ description: 'amount reserved for the open payout' }),
    withdrawn: money.meta({ description: 'total paid out so far' }),
    payoutLeast: money,
    afterSalesDays: z
      .int()
      .meta({ description: 'days between the receipt of an order and its settlement with the store' }),
    weekly: z.object({ accountId: z.int() }).nullable().meta({
      description:
        'payout account for the weekly request of the whole balance, every Monday; null: manual requests only',
    }),
  }),
  refusals: [],
});

const shared = {
  orderNumber: z.string(),
  payTime: time,
  settleTime: time.nullable().meta({ description: 'time of the settlement with the store; null: the share waits' }),
  goods: money,
  storeBears: money.meta({ description: 'reductions that the store bears' }),
  platformBears: money.meta({ description: 'reductions that the mall bears and pays to the store' }),
  transfee: money.meta({ description: 'shipping fee that the buyer paid' }),
  paid: money.meta({ description: 'amount paid by the buyer, without points and platform coupons' }),
  commissionPercent: z.number().nullable().meta({ description: 'null: the order lines have different rates' }),
  commission: money,
  net: money.meta({ description: 'share of the store' }),
  clawedBack: money.meta({ description: 'clawback: part of net that was taken back after a refund to the buyer' }),
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
    'Statement of the store, per order from the buyer’s payment to the share of the store, newest first: by time of payment, or by time of settlement for state settled',
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
  name: z.string().meta({ description: 'name of the coupon or discount; may be empty' }),
  amount: money,
  bearer: z.enum(['store', 'platform']),
});

export const storeStatementInfo = operation({
  method: 'GET',
  path: '/m/statement/info',
  access: seller('money.view'),
  summary: 'Share of the store in one order, with every reduction and its bearer',
  input: z.object({ orderNumber }),
  output: z.object({
    ...shared,
    reductions: z.array(BorneReduction),
    fullTransfee: money,
    freeTransfee: money.meta({ description: 'part of the shipping fee that the store waived' }),
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
  net: money.meta({ description: 'share of the store in the orders settled in this month' }),
  opening: money.meta({ description: 'available balance at the start of the month' }),
  requested: money.meta({ description: 'requested payouts' }),
  returned: money.meta({ description: 'cancelled or rejected payouts' }),
  clawedBack: money.meta({ description: 'clawbacks after refunds to buyers' }),
  other: money.meta({ description: 'all other movements of the balance' }),
  closing: money,
});

export const storeMonthList = operation({
  method: 'GET',
  path: '/m/statement/months',
  access: seller('money.view'),
  summary: 'Months of a year with totals of their orders and of every kind of balance movement, newest first',
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
  masked: z.string().meta({ description: 'masked number or address' }),
  createTime: time,
  usableTime: time.meta({ description: 'earliest time at which it can be used' }),
  isUsable: z.boolean(),
});

export const payoutAccountList = operation({
  method: 'GET',
  path: '/m/payout/account/list',
  access: seller('money.view'),
  summary: 'Payout accounts of the store',
  input: z.object({}),
  output: z.array(PayoutAccount),
  refusals: [],
});

export const savePayoutAccount = operation({
  method: 'POST',
  path: '/m/payout/account',
  access: seller('money.accounts'),
  summary: 'Adds or changes a payout account; the owners of the store are notified by mail',
  input: z.object({
    accountId: id.optional(),
    kind: z.enum(PAYOUT_ACCOUNT_KINDS),
    holder: z.string().trim().min(2).max(80),
    bankName: z.string().trim().max(80).default(''),
    bic: z
      .string()
      .trim()
      .toUpperCase()
      .max(11)
      .default('')
      .meta({ description: 'required for a number without IBAN' }),
    accountNumber: z
      .string()
      .trim()
      .max(120)
      .default('')
      .meta({ description: 'IBAN, account number or PayPal address; empty: keep the stored one' }),
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
  summary: 'Removes a payout account',
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
  account: z.string().meta({ description: 'masked account at the time of the request' }),
  holder: z.string(),
  isAutomatic: z.boolean(),
  reason: z.string().meta({ description: 'reason of the rejection' }),
  reference: z.string().meta({ description: 'reference of the transfer' }),
  createTime: time,
  approveTime: time.nullable(),
  endTime: time.nullable().meta({ description: 'time when it was paid, rejected or cancelled' }),
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
  summary: 'Cancels a payout that the platform has not approved yet',
  input: z.object({ payoutNumber: paymentNumber }),
  output: z.null(),
  refusals: ['payout.notFound', 'payout.decided'],
});

export const changePayoutSchedule = operation({
  method: 'PUT',
  path: '/m/payout/schedule',
  access: seller('money.payout'),
  summary: 'Switches the weekly request of the whole balance, every Monday, on or off and sets its payout account',
  input: z.object({ accountId: id.optional().meta({ description: 'left out: manual requests only' }) }),
  output: z.null(),
  refusals: ['payoutAccount.notFound'],
});
