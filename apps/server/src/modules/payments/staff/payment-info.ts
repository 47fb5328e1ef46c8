import type * as contract from '@galleria/contract/payments/staff-payments';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { maskContact } from '@galleria/domain/accounts/contact';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { findContact } from '../../accounts/index.ts';
import { findJournals } from '../../ledger/index.ts';
import type { PaymentsContext } from '../context.ts';
import { type PaymentRefund, readRefundsOf } from '../refunds/refunds-db.ts';
import { presentEvent } from './gateway-events.ts';
import { readEventsOf } from './gateway-events-db.ts';
import { presentPayments } from './payment-page.ts';
import { presentRefunds } from './payment-refunds.ts';
import { findStaffPayment, readStaffPayments, type StaffPayment } from './staff-payments-db.ts';

const MAX_ATTEMPTS = 50;

/** A payment with its events, refunds, journals, and the other attempts. */
export const paymentInfo: UseCase<typeof contract.paymentInfo, PaymentsContext> = async (
  { database: { queries } },
  { payNumber },
) => {
  const payment = await findStaffPayment(queries, payNumber);
  if (!payment) return refuse('payment.notFound');
  const [events, refunds, contact, attempts] = await Promise.all([
    readEventsOf(queries, payment.id),
    readRefundsOf(queries, payment.id),
    findContact(queries, payment.userId),
    otherAttempts(queries, payment),
  ]);
  const [own, ...others] = await presentPayments(queries, [payment, ...attempts]);
  if (!own) return refuse('payment.notFound');
  return {
    ...own,
    buyer: contact ? maskContact(contact) : '',
    gatewayRef: payment.gatewayRef ?? '',
    chargeRef: payment.chargeRef ?? '',
    attempts: others,
    events: events.map(presentEvent),
    refunds: await presentRefunds(queries, refunds),
    journals: await journalsOf(queries, payment, refunds),
  };
};

async function otherAttempts(queries: Queries, { id, tradeId }: StaffPayment): Promise<StaffPayment[]> {
  if (tradeId === null) return [];
  const all = await readStaffPayments(queries, { tradeId }, { before: undefined, limit: MAX_ATTEMPTS });
  return all.filter((one) => one.id !== id);
}

/** Finds the journals by their keys: see where they are posted. */
async function journalsOf(queries: Queries, { id, tradeId, state }: StaffPayment, refunds: readonly PaymentRefund[]) {
  const keys = [
    ...(tradeId !== null && state === 'settled' ? [`paid:${tradeId}`] : []),
    ...[`toppedUp:${id}`, `late:${id}`],
    ...refunds.flatMap(({ key }) => [`returned:${key}`, `notReturned:${key}`, `byHand:${key}`]),
    ...refunds.flatMap(({ orderRefundId }) => (orderRefundId === null ? [] : [`refunded:${orderRefundId}`])),
  ];
  const journals = await findJournals(queries, [...new Set(keys)]);
  return journals.map(({ journalId, reason, cents, createdAt }) => {
    return { journalId, reason, amount: mainUnits(cents), createTime: formatApiTime(createdAt) };
  });
}
