import type { paymentStatus as operation } from '@galleria/contract/payments';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { findTradeByOrderNumbers, tradeSummaries } from '../orders/index.ts';
import type { PaymentsContext } from './context.ts';
import { lastTryOf, stateOfTopUp, stateOfTrade, tellingTry } from './pay-state.ts';
import { findOwnPayment, type Payment, readTries } from './payments-db.ts';
import { readRefundsOf } from './refunds-db.ts';

/** Only looks: that a browser came back from a gateway says nothing about money. */
export function showPayStatus({ database: { queries } }: PaymentsContext): BoundUseCase<typeof operation> {
  return async ({ orderNumbers, payNumber }, caller) => {
    const { userId } = signedInBuyer(caller);
    const payment = payNumber === undefined ? undefined : await findOwnPayment(queries, userId, payNumber);
    if (payment?.purpose === 'topUp') {
      const amount = mainUnits(payment.amountCents);
      return { state: stateOfTopUp(payment), lastTry: await lastTry(queries, payment), amount };
    }
    const numbers = orderNumbers?.split(',') ?? (await numbersOf(queries, payment?.tradeId));
    const trade = await findTradeByOrderNumbers(queries, userId, numbers);
    if (!trade) return refuse('order.notFound');
    const tries = await readTries(queries, trade.id);
    const state = stateOfTrade(trade, tries);
    const asked = tries.find(({ number }) => number === payNumber) ?? tellingTry(state, tries);
    return { state, lastTry: await lastTry(queries, asked), amount: mainUnits(trade.payableCents) };
  };
}

async function lastTry(queries: Queries, payment: Payment | undefined) {
  return lastTryOf(payment, payment?.state === 'late' ? await readRefundsOf(queries, payment.id) : []);
}

async function numbersOf(queries: Queries, tradeId: number | null | undefined): Promise<readonly string[]> {
  return tradeId ? ((await tradeSummaries(queries, [tradeId])).get(tradeId)?.orderNumbers ?? []) : [];
}
