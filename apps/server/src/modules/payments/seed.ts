import { SYSTEM } from '@galleria/domain/access/access';
import { bookLatePayment } from '@galleria/domain/ledger/late-payment';
import { BASE_CURRENCY, PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { inTransaction } from '../../infra/database/transaction.ts';
import { postJournal } from '../ledger/index.ts';
import type { PaymentsContext } from './context.ts';
import { insertPayment, markFailed, markOpen, markReceived, readPaymentsOfUser } from './payments-db.ts';
import { insertRefund, markRefundFailed } from './refunds/refunds-db.ts';
import { CHARGE_MISMATCH } from './settlement/received-amount.ts';

const LATE_CENTS = 4_250;
const UNCLEAR_CENTS = 1_990;

/** Adds two top-ups with problems, once: a late one whose refund failed, and one with another amount received. */
export async function seedPaymentTroubles(context: PaymentsContext, userId: string): Promise<void> {
  const { database, gateways } = context;
  const known = await readPaymentsOfUser(database.queries, userId);
  if (!gateways.sandbox || known.some(({ state }) => state === 'late')) return;
  const { sandbox } = gateways;
  const asked = { userId, purpose: 'topUp', tradeId: null, payType: PAY_TYPE.stripe, gateway: 'sandbox' } as const;
  const reference = await inTransaction(database, SYSTEM, async (transaction) => {
    const { queries } = transaction;
    const terms = { currency: BASE_CURRENCY, state: 'created' } as const;
    const unclear = await insertPayment(transaction, { ...asked, ...terms, amountCents: UNCLEAR_CENTS });
    await markFailed(queries, unclear.id, CHARGE_MISMATCH);
    const late = await insertPayment(transaction, { ...asked, ...terms, amountCents: LATE_CENTS });
    const { id: paymentId, number: payNumber, amountCents, currency, payType } = late;
    const charge = await sandbox.gateway.createCharge({
      ...{
        payNumber,
        payType,
        amountCents,
        currency,
        description: payNumber,
        returnUrl: '/',
        cancelUrl: '/',
        locale: DEFAULT_LOCALE,
      },
    });
    await markOpen(queries, paymentId, charge);
    await markReceived(queries, paymentId, 'late', { chargeRef: charge.reference, reference: charge.reference });
    const key = `late:${paymentId}`;
    const lines = bookLatePayment({ paymentId, gateway: 'sandbox', amountCents, currency });
    await postJournal(transaction, { key, reason: 'orderPaid', lines });
    const refund = await insertRefund(queries, { paymentId, key, amountCents });
    if (refund) await markRefundFailed(queries, refund, 'The card was closed');
    return charge.reference;
  });
  // Without a paid charge the sandbox could not refund it.
  await sandbox.decide(reference, 'paid');
}
