import { ABSENT_ID } from '../access-row.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const ABSENT_NUMBER = '261115000000000001';
const digits = () => String(Math.floor(Math.random() * 1e15)).padStart(18, '7');

/** A payment at a gateway that is not configured, so that no gateway is called. */
const payment: StaffObject = {
  make: ({ sql }) =>
    sql(
      `insert into payment (number, user_id, purpose, pay_type, gateway, amount_cents, currency, state, failure)
       values ($1, gen_random_uuid(), 'topUp', 13, 'stripe', 500, 'USD', 'failed', 'mismatch') returning number as id`,
      digits(),
    ),
  absent: ABSENT_NUMBER,
};

const transfer: StaffObject = {
  make: ({ sql }) =>
    sql(
      `insert into payment (number, user_id, purpose, pay_type, gateway, amount_cents, currency, state, settled_at)
       values ($1, gen_random_uuid(), 'topUp', 8, 'transfer', 500, 'USD', 'settled', mall_now()) returning number as id`,
      digits(),
    ),
  absent: ABSENT_NUMBER,
};

const refund: StaffObject = {
  make: async ({ sql }) =>
    sql(
      `insert into payment_refund (payment_id, key, amount_cents, state)
       select max(id), $1, 500, 'done' from payment returning id`,
      `access:${digits()}`,
    ),
  absent: ABSENT_ID,
};

const payout: StaffObject = {
  make: ({ sql }) =>
    sql(
      `insert into payout (number, store_id, amount_cents, state, account_id, holder, masked, is_automatic, ended_at)
       select $1, store_id, 1000, 'rejected', id, holder, masked, false, mall_now() from payout_account
       order by id limit 1 returning number as id`,
      digits(),
    ),
  absent: ABSENT_NUMBER,
};

const batch: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into payout_batch (created_by, payouts, amount_cents) values ('x', 1, 1000) returning id`),
  absent: ABSENT_ID,
};

const event: StaffObject = {
  make: ({ sql }) =>
    sql(
      `insert into gateway_event (gateway, event_id, kind, payload, outcome)
       values ('stripe', $1, 'charge', '{}', 'unknownPayment') returning id`,
      digits(),
    ),
  absent: ABSENT_ID,
};

const journal: StaffObject = {
  make: ({ sql }) => sql('select max(id)::int as id from ledger_journal'),
  absent: ABSENT_ID,
};

export const moneyStaffAccess: StaffRows = {
  ...{ ledgerProof: staffCall(), ledgerKindList: staffCall(), ledgerAccountPage: staffCall() },
  journalPage: staffCall(),
  journalInfo: staffCallOn(journal, (journalId) => ({ journalId })),
  journalOrigin: staffCall({ key: 'paid:1' }),
  transferList: staffCall(),
  confirmTransfer: staffCallOn(transfer, (payNumber) => ({ payNumber, amount: 1 })),
  creditTransfer: staffCallOn(transfer, (payNumber) => ({ payNumber, amount: 1 })),
  dismissTransfer: staffCallOn(transfer, (payNumber) => ({ payNumber })),
  paymentPage: staffCall(),
  paymentInfo: staffCallOn(payment, (payNumber) => ({ payNumber })),
  refreshPayment: staffCallOn(payment, (payNumber) => ({ payNumber })),
  creditPayment: staffCallOn(payment, (payNumber) => ({ payNumber, amount: 1 })),
  dismissPayment: staffCallOn(payment, (payNumber) => ({ payNumber, reason: 'looked into' })),
  unmatchedEventPage: staffCall(),
  dismissGatewayEvent: staffCallOn(event, (eventId) => ({ eventId, reason: 'looked into' })),
  paymentRefundPage: staffCall(),
  retryPaymentRefund: staffCallOn(refund, (refundId) => ({ refundId })),
  settleRefundByHand: staffCallOn(refund, (refundId) => ({ refundId, reference: 'T-1' })),
  storePayoutPage: staffCall(),
  payoutTransferInfo: staffCallOn(payout, (payoutNumber) => ({ payoutNumber })),
  approveStorePayout: staffCallOn(payout, (payoutNumber) => ({ payoutNumber })),
  rejectStorePayout: staffCallOn(payout, (payoutNumber) => ({
    payoutNumber,
    reason: 'looked into',
    state: 'requested',
  })),
  payStorePayout: staffCallOn(payout, (payoutNumber) => ({ payoutNumber, reference: 'T-1' })),
  createPayoutBatch: staffCall(),
  payoutBatchPage: staffCall(),
  exportPayoutBatch: staffCallOn(batch, (batchId) => ({ batchId })),
  settlementPage: staffCall(),
  exportSettlements: staffCall(),
  settlementOrderPage: staffCall({ storeId: 2 }),
};
