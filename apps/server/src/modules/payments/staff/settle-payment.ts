import type * as contract from '@galleria/contract/payments/staff-payments';
import { topUpWallet } from '@galleria/domain/ledger/trade-journals';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { refuse } from '@galleria/domain/refusals';
import { GatewayDown } from '../../../gateways/payments/gateway.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { lockTrade } from '../../orders/index.ts';
import { refreshPaymentStatus } from '../attempts/refresh-payment-status.ts';
import type { PaymentsContext } from '../context.ts';
import { lockPayment, markFailed, markReceived, type Payment, readPayment } from '../payments-db.ts';
import { notifyBuyer } from '../settlement/notify-buyer.ts';
import { CHARGE_MISMATCH } from '../settlement/received-amount.ts';
import { findStaffPayment, markDismissed } from './staff-payments-db.ts';

export const refreshPayment: UseCase<typeof contract.refreshPayment, PaymentsContext> = async (
  context,
  { payNumber },
  { audit },
) => {
  const { queries } = context.database;
  const payment = await findStaffPayment(queries, payNumber);
  if (!payment) return refuse('payment.notFound');
  const { id: paymentId, gatewayRef, state } = payment;
  if (state !== 'open' || !gatewayRef || !context.gateways.byName(payment.gateway)) {
    return refuse('payment.nothingToAsk');
  }
  try {
    await refreshPaymentStatus(context, { paymentId });
  } catch (problem) {
    if (problem instanceof GatewayDown) return refuse('payment.noAnswer');
    throw problem;
  }
  const after = (await readPayment(queries, paymentId)) ?? payment;
  audit.changed({ payNumber, state }, { payNumber, state: after.state });
  return { state: after.state };
};

/** Another amount was received, and the gateway's report was not sufficient to refund it. */
const isUnclear = ({ state, failure }: Payment) => state === 'failed' && failure === CHARGE_MISMATCH;

export const creditPayment: UseCase<typeof contract.creditPayment, PaymentsContext> = async (
  context,
  { payNumber, amount },
  { actor, audit },
) => {
  const found = await findStaffPayment(context.database.queries, payNumber);
  if (!found) return refuse('payment.notFound');
  const amountCents = centsOf(amount);
  return inTransaction(context.database, actor, async (transaction) => {
    const { queries } = transaction;
    // Locked first, as closing an account does: the balance of a closed account could not be spent.
    const isAccountOpen = await lockOpenAccount(queries, found.userId);
    if (found.tradeId !== null) await lockTrade(transaction, found.tradeId);
    const { id, number, chargeRef, userId, gateway, ...payment } = await lockPayment(queries, found.id);
    if (!isUnclear({ ...found, ...payment }) || payment.dismissedAt) return refuse('payment.nothingToDecide');
    if (!isAccountOpen) return refuse('payment.buyerGone');
    const received = await markReceived(queries, id, 'late', {
      ...{ chargeRef: chargeRef ?? number, reference: undefined },
      mismatch: { failure: CHARGE_MISMATCH, amountCents, currency: BASE_CURRENCY },
    });
    // The key of a late payment, so that a payment becomes balance only once.
    const lines = topUpWallet(userId, gateway, amountCents);
    await postJournal(transaction, { key: `late:${id}`, reason: 'toppedUp', lines });
    await notifyBuyer(context, transaction, received, 'credited');
    audit.changed({ payNumber, state: found.state }, { payNumber, credited: amount });
    return { credited: mainUnits(amountCents) };
  });
};

/** Money that arrives later is still accepted. A payment that is owed to a buyer cannot be dismissed. */
export const dismissPayment: UseCase<typeof contract.dismissPayment, PaymentsContext> = async (
  { database },
  { payNumber, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await findStaffPayment(queries, payNumber);
    if (!found) return refuse('payment.notFound');
    if (found.tradeId !== null) await lockTrade(transaction, found.tradeId);
    const payment = await lockPayment(queries, found.id);
    const isUnknown = found.trouble === 'unknown' && payment.state === found.state;
    if (!isUnknown && (!isUnclear(payment) || payment.dismissedAt)) return refuse('payment.nothingToDecide');
    if (isUnknown) await markFailed(queries, payment.id, 'dismissed');
    await markDismissed(queries, payment.id, reason);
    audit.changed({ payNumber, state: payment.state }, { payNumber, dismissed: reason });
    return null;
  });
