import { SYSTEM } from '@galleria/domain/access/access';
import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readRefundProgress } from '../../orders/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { lockRequest } from './lock-request.ts';
import { assertMoved, markPaid, recordStep } from './move-to.ts';
import { findRequestOfRefund, updateRequest } from './requests-db.ts';

/**
 * Copies the state of a refund to its request: the gateway has paid or rejected it, or staff retried or settled it.
 * Idempotent: the stored state of the refund decides, not the event.
 */
export async function followMoney(
  { database, rules }: AfterSalesContext,
  { refundId }: { refundId: number },
): Promise<void> {
  const found = await findRequestOfRefund(database.queries, refundId);
  if (!found) return;
  const current = await rules();
  await inTransaction(database, SYSTEM, async (transaction) => {
    const refundCase = await lockRequest(transaction, current, { id: found.id });
    const moneyState = await readRefundProgress(transaction.queries, refundId);
    if (!refundCase || !moneyState || refundCase.request.moneyState === moneyState) return;
    const request = await updateRequest(transaction.queries, found.id, { moneyState });
    const followed = { ...refundCase, request };
    if (moneyState === 'failed') await recordStep(transaction, followed, { what: 'moneyFailed', by: 'platform' });
    if (moneyState !== 'done' || request.state === REFUND_STATE.refunded) return;
    assertMoved(await markPaid(transaction, followed));
  });
}
