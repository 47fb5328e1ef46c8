import type * as contract from '@galleria/contract/payments/phone-payments';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { PaymentPart } from '@galleria/domain/payments/next-payment';
import type { PayState } from '@galleria/domain/payments/pay-types';
import { isRefused } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Trade } from '../../orders/index.ts';
import { representativeAttempt, tradePayState } from '../attempts/attempt-state.ts';
import type { PaymentsContext } from '../context.ts';
import { readLastAttempt } from '../payment-status.ts';
import type { Payment } from '../payments-db.ts';
import { phoneMethods } from './phone-methods.ts';
import { readTicket } from './read-ticket.ts';

/**
 * Contains only data that a bystander may see: amount, stores and order numbers, but neither the buyer nor the
 * products.
 */
export const phonePayInfo: UseCase<typeof contract.phonePayInfo, PaymentsContext> = async (
  context,
  { ticket, payNumber },
  { actor, locale },
) => {
  const read = await readTicket(context, ticket, payNumber);
  if (isRefused(read)) return read;
  const { trade, part, amountCents, attempts, remainingSeconds } = read;
  const state = stateOf(trade, part, attempts);
  const attempt = attempts.find(({ number }) => number === payNumber) ?? representativeAttempt(state, attempts);
  const mayPay = remainingSeconds > 0 && (state === 'open' || state === 'pending');
  return {
    orderNumbers: trade.orders.map(({ number }) => number).join(','),
    shopNames: await shopNames(context, trade, locale),
    state,
    lastTry: await readLastAttempt(context.database.queries, attempt),
    totalFee: mainUnits(amountCents),
    currency: trade.currency,
    remainingSeconds,
    methods: mayPay ? (await phoneMethods(context, trade)).filter(({ isPossible }) => isPossible) : [],
    isOwn: actor.kind === 'buyer' && actor.userId === trade.userId,
  };
};

/** The ticket of a deposit shows only whether the deposit is paid, not the later state of the trade. */
function stateOf(trade: Trade, part: PaymentPart, attempts: readonly Payment[]): PayState {
  const isDepositPaid = part === 'deposit' && (trade.state === 'deposited' || trade.state === 'paid');
  return isDepositPaid ? 'paid' : tradePayState(trade, attempts);
}

async function shopNames({ stores }: PaymentsContext, { orders }: Trade, locale: Locale): Promise<string[]> {
  const summaries = await stores.summaries(locale);
  return [...new Set(orders.map(({ storeId }) => storeId))].flatMap((id) => summaries.get(id)?.shopName ?? []);
}
