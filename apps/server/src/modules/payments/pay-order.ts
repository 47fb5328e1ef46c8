import type * as contract from '@galleria/contract/payments/payments';
import { methodObjection } from '@galleria/domain/payments/method-objection';
import { nextPayment } from '@galleria/domain/payments/next-payment';
import { isGatewayPayType, PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { refuse } from '@galleria/domain/refusals';
import type { BuyerCaller, UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { findTradeByOrderNumbers, readOrderLines, type Trade } from '../orders/index.ts';
import { payableRefusal } from './attempts/attempt-state.ts';
import { payAtGateway } from './attempts/pay-at-gateway.ts';
import { payInternally } from './attempts/pay-internally.ts';
import type { PaymentsContext } from './context.ts';
import { offeredPayTypes, parsePayType } from './pay-methods.ts';
import { announceTransfer } from './transfers/announce-transfer.ts';

/** The checks here give early refusals; each way of paying repeats the decisive ones while the trade is locked. */
export const payOrder: UseCase<typeof contract.payOrder, PaymentsContext> = async (context, input, caller) => {
  const { orderNumbers, returnUrl, payPassword } = input;
  const trade = await findTradeByOrderNumbers(context.database.queries, caller.actor.userId, orderNumbers.split(','));
  if (!trade) return refuse('order.notFound');
  const refusal = payableRefusal(trade);
  if (refusal) return refusal;
  const payType = parsePayType(input.payType);
  if (payType === undefined || !(await offeredPayTypes(context, nextPayment(trade).cents)).includes(payType)) {
    return refuse('payment.methodOff');
  }
  const methodRefusal = await refuseMethod(context, trade, payType, caller, payPassword);
  if (methodRefusal) return methodRefusal;
  if (isGatewayPayType(payType)) return payAtGateway(context, trade, payType, { returnUrl }, caller);
  if (payType === PAY_TYPE.transfer) return announceTransfer(context, trade, caller);
  return payInternally(context, trade, payType, caller);
};

/** The balance is not checked here: the ledger decides in the transaction that moves the money. */
async function refuseMethod(
  { accounts, database: { queries } }: PaymentsContext,
  trade: Trade,
  payType: PayType,
  caller: BuyerCaller,
  payPassword: string | undefined,
) {
  const { orders } = trade;
  const payableCents = nextPayment(trade).cents;
  // Needed for cash on delivery only.
  const hasVirtual = payType === PAY_TYPE.cashOnDelivery && (await hasVirtualLine(queries, orders));
  const facts = { payableCents, orders, hasVirtual, balanceCents: payableCents, hasPayPassword: true };
  if (methodObjection(payType, facts) !== 'none') return refuse('payment.methodUnfit');
  if (payType !== PAY_TYPE.balance) return undefined;
  const checked = await accounts.payPasswords.check(payPassword, caller);
  return checked === true ? undefined : checked;
}

async function hasVirtualLine(queries: Queries, orders: Trade['orders']): Promise<boolean> {
  const lines = await readOrderLines(
    queries,
    orders.map(({ id }) => id),
  );
  return lines.some(({ isVirtual }) => isVirtual);
}
