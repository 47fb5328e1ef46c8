import type { payOrder } from '@galleria/contract/payments';
import { objectionTo } from '@galleria/domain/payments/objections';
import { isOutside, PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase, Caller } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { findTradeByOrderNumbers, readOrderLines, type Trade } from '../orders/index.ts';
import { announceTransfer } from './announce-transfer.ts';
import { beginOutside } from './begin-outside.ts';
import type { PaymentsContext } from './context.ts';
import { knownPayType, offeredTypes } from './methods.ts';
import { payInside } from './pay-inside.ts';
import { whyNotPayable } from './why-not.ts';

/** Pays for a trade in one of the ways. Everything that decides is looked at again while the trade is held. */
export function payForOrder(context: PaymentsContext): BoundUseCase<typeof payOrder> {
  return async ({ orderNumbers, payType: asked, returnUrl, payPassword }, caller) => {
    const { userId } = signedInBuyer(caller);
    const trade = await findTradeByOrderNumbers(context.database.queries, userId, orderNumbers.split(','));
    if (!trade) return refuse('order.notFound');
    const tooLate = whyNotPayable(trade);
    if (tooLate) return tooLate;
    const payType = knownPayType(asked);
    if (payType === undefined || !(await offeredTypes(context, trade.payableCents)).includes(payType)) {
      return refuse('payment.methodOff');
    }
    const unfit = await whyUnfit(context, trade, payType, caller, payPassword);
    if (unfit) return unfit;
    if (isOutside(payType)) return beginOutside(context, trade, payType, { returnUrl }, caller);
    if (payType === PAY_TYPE.transfer) return announceTransfer(context, trade, caller);
    return payInside(context, trade, payType, caller);
  };
}

/** Whether the balance is enough is for the ledger to say, in the transaction that moves it. */
async function whyUnfit(
  { accounts, database: { queries } }: PaymentsContext,
  { payableCents, orders }: Trade,
  payType: PayType,
  caller: Caller,
  payPassword: string | undefined,
) {
  // Only of cash does it matter, and what was ordered does not change any more.
  const hasVirtual = payType === PAY_TYPE.cashOnDelivery && (await isPartlyVirtual(queries, orders));
  const facts = { payableCents, orders, hasVirtual, balanceCents: payableCents, hasPayPassword: true };
  if (objectionTo(payType, facts) !== 'none') return refuse('payment.methodUnfit');
  if (payType !== PAY_TYPE.balance) return undefined;
  const checked = await accounts.payPasswords.check(payPassword, caller);
  return checked === true ? undefined : checked;
}

async function isPartlyVirtual(queries: Queries, orders: Trade['orders']): Promise<boolean> {
  const lines = await readOrderLines(
    queries,
    orders.map(({ id }) => id),
  );
  return lines.some(({ isVirtual }) => isVirtual);
}
