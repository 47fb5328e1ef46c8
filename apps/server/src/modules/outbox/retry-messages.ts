import type * as contract from '@galleria/contract/staff/messages';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { requeueMessages } from '../../infra/messages/outbox-db.ts';
import type { OutboxContext } from './index.ts';

/** One conditional update selects the failed messages, so that two concurrent calls send each of them once. */
export const retryMessages: UseCase<typeof contract.retryMessages, OutboxContext> = async (
  { database },
  { messageIds },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const requeued = await requeueMessages(transaction.queries, messageIds);
    if (requeued.length === 0) return refuse('message.cannotRetry');
    for (const id of requeued) await transaction.schedule('sendMessage', { id });
    audit.changed({ state: 'failed', messageIds: requeued }, { state: 'waiting', messageIds: requeued });
    return { count: requeued.length };
  });
