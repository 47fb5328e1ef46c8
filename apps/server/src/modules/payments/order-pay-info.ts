import type * as contract from '@galleria/contract/payments/payments';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { awaitsPayment, nextPayment } from '@galleria/domain/payments/next-payment';
import { refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { readClock } from '../../infra/database/clock.ts';
import {
  findTradeByOrderNumbers,
  type OrderLine,
  preSaleOfTrade,
  readOrderLines,
  type Trade,
} from '../orders/index.ts';
import { isPendingFor, pendingTransfer, tradePayState } from './attempts/attempt-state.ts';
import type { PaymentsContext } from './context.ts';
import { offeredPayTypes, presentMethod } from './pay-methods.ts';
import { findLimit, readLimits } from './payment-limits.ts';
import { type Payment, readAttempts, readLastPayType } from './payments-db.ts';

const MAX_PICTURES = 10;

/** Everything that the payment page shows about a trade. */
export const orderPayInfo: UseCase<typeof contract.orderPayInfo, PaymentsContext> = async (
  context,
  { orderNumbers },
  { actor: { userId }, locale },
) => {
  const { queries } = context.database;
  const trade = await findTradeByOrderNumbers(queries, userId, orderNumbers.split(','));
  if (!trade) return refuse('order.notFound');
  const orderIds = trade.orders.map(({ id }) => id);
  const [now, attempts, lines, { balance }] = await Promise.all([
    readClock(queries),
    readAttempts(queries, trade.id),
    readOrderLines(queries, orderIds),
    context.ledger.balance(userId),
  ]);
  const remainingMs = awaitsPayment(trade) ? trade.expiresAt.getTime() - now.getTime() : 0;
  return {
    orderNumbers: trade.orders.map(({ number }) => number).join(','),
    state: tradePayState(trade, attempts),
    totalFee: mainUnits(nextPayment(trade).cents),
    preSale: await preSaleOfTrade(queries, trade.id),
    currency: trade.currency,
    endTime: formatApiTime(trade.expiresAt),
    endTimeIso: trade.expiresAt.toISOString(),
    remainingSeconds: Math.max(0, Math.floor(remainingMs / 1000)),
    ...presentLines(lines, locale),
    balance,
    methods: await methodsFor(context, trade, lines, balance),
    payType:
      (awaitsPayment(trade) ? null : trade.payType) ??
      attempts.find((one) => isPendingFor(trade, one))?.payType ??
      null,
    transfer: await transferOf(context, trade, attempts, locale),
  };
};

function presentLines(lines: readonly OrderLine[], locale: Locale) {
  const [first] = lines;
  return {
    pics: lines.slice(0, MAX_PICTURES).map(({ picture }) => picture),
    prodName: first ? textIn(first.prodName, locale) : '',
    pieceCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
  };
}

/** The buyer's last used pay type first. Pay types whose limit is exceeded are left out. */
async function methodsFor(context: PaymentsContext, trade: Trade, lines: readonly OrderLine[], balance: number) {
  const { userId, orders } = trade;
  const payableCents = nextPayment(trade).cents;
  const { queries } = context.database;
  const hasPayPassword = await context.accounts.payPasswords.isSet(userId);
  const hasVirtual = lines.some(({ isVirtual }) => isVirtual);
  const facts = { payableCents, orders, hasVirtual, hasPayPassword, balanceCents: centsOf(balance) };
  const lastUsed = await readLastPayType(queries, userId);
  const offered = (await offeredPayTypes(context, payableCents))
    .map((payType) => presentMethod(context, payType, facts))
    .toSorted((one, other) => Number(other.payType === lastUsed) - Number(one.payType === lastUsed));
  if (!awaitsPayment(trade)) return offered;
  const limits = await readLimits(context);
  const found = await Promise.all(
    offered.map(({ payType, isPossible }) => isPossible && findLimit(queries, payType, trade, limits)),
  );
  return offered.filter((_, index) => !found[index]);
}

async function transferOf({ site }: PaymentsContext, { state }: Trade, attempts: readonly Payment[], locale: Locale) {
  const announced = pendingTransfer(attempts);
  if (!announced || state !== 'unpaid') return null;
  return { payNumber: announced.number, ...(await site.transferAccount(locale)) };
}
