import { SYSTEM } from '@galleria/domain/access/access';
import { deadlineOf } from '@galleria/domain/after-sales/refund-lifecycle';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { handleInBatches } from '../../../infra/jobs/handle-in-batches.ts';
import type { AfterSalesContext } from '../context.ts';
import { lockRequest, type RefundCase } from '../requests/lock-request.ts';
import { assertMoved, factsOf, moveTo, recordStep } from '../requests/move-to.ts';
import { returnAddressFor } from '../requests/return-address.ts';
import { markReminded, readEndingRequests, readOverdueRequests } from './clocks-db.ts';

/**
 * Job: carries out the event of every deadline that has passed (`deadlineOf`) and sends reminders. Safe to run twice or
 * late: the row is read again under the locks, so a concurrent answer and the job have one outcome.
 */
export async function runRefundClocks(context: AfterSalesContext): Promise<void> {
  const { database, log } = context;
  await handleInBatches(log, {
    name: 'runRefundClocks',
    start: { id: 0 },
    next: ({ id }, limit) => readOverdueRequests(database.queries, id, limit),
    handle: ({ id }) => expire(context, id),
  });
  await handleInBatches(log, {
    name: 'remindOfRefunds',
    start: { id: 0 },
    next: ({ id }, limit) => readEndingRequests(database.queries, id, limit),
    handle: ({ id }) => remind(context, id),
  });
}

async function expire({ database, log, rules }: AfterSalesContext, id: number): Promise<void> {
  const current = await rules();
  const acted = await inTransaction(database, SYSTEM, async (transaction) => {
    const found = await lockRequest(transaction, current, { id });
    const deadline = found && deadlineOf(factsOf(found.request));
    if (!deadline || !(await isDue(transaction, found))) return undefined;
    const changes = deadline.event === 'accepted' ? await acceptanceBySilence(transaction, found) : {};
    assertMoved(await moveTo(transaction, found, deadline.event, { by: 'clock', changes }));
    return { refundSn: found.request.number, state: found.request.state, outcome: deadline.event };
  });
  if (acted) log.info({ event: 'refund.clock', ...acted }, 'time for a refund request has passed');
}

async function isDue(transaction: Transaction, { request: { dueAt } }: RefundCase): Promise<boolean> {
  return dueAt !== null && dueAt <= (await transaction.now());
}

/** A store that does not answer accepts the requested amount, not the one that it offered. */
async function acceptanceBySilence({ queries }: Transaction, { request }: RefundCase) {
  return { offerCents: null, ...(await returnAddressFor(queries, request)) };
}

async function remind({ database, log, rules }: AfterSalesContext, id: number): Promise<void> {
  const current = await rules();
  const isReminded = await inTransaction(database, SYSTEM, async (transaction) => {
    const found = await lockRequest(transaction, current, { id });
    if (!found || !(await markReminded(transaction.queries, id))) return false;
    await recordStep(transaction, found, { what: 'reminded', by: 'clock' });
    return true;
  });
  if (isReminded) log.info({ event: 'refund.reminded', request: id }, 'a day is left for a refund request');
}
