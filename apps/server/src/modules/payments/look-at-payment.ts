import { VISITOR } from '@galleria/domain/access/access';
import { GatewayDown, type Look } from '../../gateways/payments/gateway.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockTrade } from '../orders/index.ts';
import { acceptMoney } from './accept-money.ts';
import { isAsAsked, isBoundTo } from './binding.ts';
import type { PaymentsContext } from './context.ts';
import { markFailed, markLookedAt, type Payment, readPayment } from './payments-db.ts';
import { WRONG_MONEY } from './what-came.ts';
import { refuseMoney } from './wrong-money.ts';

export const LOOK_AT_PAYMENT = 'lookAtPayment';

/** Asks the gateway how a payment stands, and does what follows. */
export async function lookAtPayment(context: PaymentsContext, paymentId: number): Promise<void> {
  const payment = await readPayment(context.database.queries, paymentId);
  if (!payment?.gatewayRef || payment.state !== 'open') return;
  const gateway = context.gateways.named(payment.gateway);
  if (!gateway) throw new GatewayDown(`there are no keys for ${payment.gateway}`);
  const mayTake = await isStillWanted(context, payment);
  await apply(context, payment, await gateway.look(payment.gatewayRef, payment.number, mayTake));
}

/** A look without a lock: should it end in this moment, what was taken comes back as late money. */
async function isStillWanted({ database }: PaymentsContext, { tradeId }: Payment): Promise<boolean> {
  if (tradeId === null) return true;
  const trade = await inTransaction(database, VISITOR, (transaction) => lockTrade(transaction, tradeId));
  return trade?.state === 'unpaid' && !trade.isExpired;
}

async function apply(context: PaymentsContext, payment: Payment, look: Look): Promise<void> {
  const { database, log } = context;
  if (look.state === 'open') return markLookedAt(database.queries, payment.id);
  if (look.state === 'failed') {
    await markFailed(database.queries, payment.id, look.failure);
    return;
  }
  const { money } = look;
  if (isBoundTo(payment, money) && isAsAsked(payment, money)) {
    await inTransaction(database, VISITOR, (transaction) => acceptMoney(context, transaction, payment, money));
    return;
  }
  log.error({ payment: payment.number, gateway: payment.gateway }, 'a gateway tells of money that nobody asked for');
  if (!isBoundTo(payment, money)) await markFailed(database.queries, payment.id, WRONG_MONEY);
  else await inTransaction(database, VISITOR, (transaction) => refuseMoney(context, transaction, payment, money));
}
