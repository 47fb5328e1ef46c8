import type { orderPayInfo as operation } from '@galleria/contract/payments';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { readClock } from '../../infra/database/clock.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import { findTradeByOrderNumbers, type OrderLine, readOrderLines, type Trade } from '../orders/index.ts';
import type { PaymentsContext } from './context.ts';
import { offeredTypes, showMethod } from './methods.ts';
import { isWaiting, stateOfTrade, waitingTransfer } from './pay-state.ts';
import { type Payment, readTries } from './payments-db.ts';

const PICTURES_SHOWN = 10;

/** Everything that the counter shows of a trade. */
export function showPayInfo(context: PaymentsContext): BoundUseCase<typeof operation> {
  return async ({ orderNumbers }, caller) => {
    const { queries } = context.database;
    const { userId } = signedInBuyer(caller);
    const trade = await findTradeByOrderNumbers(queries, userId, orderNumbers.split(','));
    if (!trade) return refuse('order.notFound');
    const orderIds = trade.orders.map(({ id }) => id);
    const [now, tries, lines, { balance }] = await Promise.all([
      readClock(queries),
      readTries(queries, trade.id),
      readOrderLines(queries, orderIds),
      context.ledger.balance(userId),
    ]);
    const remainingMs = trade.state === 'unpaid' ? trade.expiresAt.getTime() - now.getTime() : 0;
    return {
      orderNumbers: trade.orders.map(({ number }) => number).join(','),
      state: stateOfTrade(trade, tries),
      totalFee: mainUnits(trade.payableCents),
      currency: trade.currency,
      endTime: formatApiTime(trade.expiresAt),
      endTimeIso: trade.expiresAt.toISOString(),
      remainingSeconds: Math.max(0, Math.floor(remainingMs / 1000)),
      ...showGoods(lines, caller.locale),
      balance,
      methods: await methodsFor(context, trade, lines, balance),
      payType: (trade.state === 'unpaid' ? null : trade.payType) ?? tries.find(isWaiting)?.payType ?? null,
      transfer: await transferOf(context, trade, tries, caller.locale),
    };
  };
}

function showGoods(lines: readonly OrderLine[], locale: Locale) {
  const [first] = lines;
  return {
    pics: lines.slice(0, PICTURES_SHOWN).map(({ picture }) => picture),
    prodName: first ? textIn(first.prodName, locale) : '',
    pieceCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
  };
}

async function methodsFor(
  context: PaymentsContext,
  { userId, payableCents, orders }: Trade,
  lines: readonly OrderLine[],
  balance: number,
) {
  const hasPayPassword = await context.accounts.payPasswords.isSet(userId);
  const hasVirtual = lines.some(({ isVirtual }) => isVirtual);
  const facts = { payableCents, orders, hasVirtual, hasPayPassword, balanceCents: centsOf(balance) };
  return (await offeredTypes(context, payableCents)).map((payType) => showMethod(context, payType, facts));
}

async function transferOf({ site }: PaymentsContext, { state }: Trade, tries: readonly Payment[], locale: Locale) {
  const announced = waitingTransfer(tries);
  if (!announced || state !== 'unpaid') return null;
  return { payNumber: announced.number, ...(await site.transferAccount(locale)) };
}
