import type * as contract from '@galleria/contract/staff/messages';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { maskContact } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import { cutPage, readUuidCursor, writeTimeCursor } from '../../infra/calls/cursor.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { type OutboxMessage, readOutbox, readOutboxMessage } from '../../infra/messages/outbox-db.ts';
import type { OutboxContext } from './index.ts';

export const messagePage: UseCase<typeof contract.messagePage, OutboxContext> = async (
  { database: { queries } },
  { cursor, size, ...search },
) => {
  const rows = await readOutbox(queries, search, { cursor: readUuidCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = cutPage(rows, size, writeTimeCursor);
  return {
    records: shown.map((message) => ({ ...present(message), address: maskContact(message) })),
    nextCursor,
  };
};

/** A POST, so that every look at an unmasked address is in the audit log. */
export const openMessage: UseCase<typeof contract.openMessage, OutboxContext> = async (
  { database: { queries } },
  { messageId },
) => {
  const found = await readOutboxMessage(queries, messageId);
  if (!found) return refuse('message.notFound');
  const { isSecret, subject, text, html } = found;
  const content = isSecret ? { subject: '', text: '', html: '' } : { subject, text, html };
  return { ...present(found), address: found.address, isSecret, ...content };
};

function present(message: OutboxMessage) {
  const { id, channel, template, locale, state, attempts, problem, hasText, createdAt, sentAt } = message;
  return {
    ...{ messageId: id, channel, template, locale, state, attempts, problem: withoutAddress(problem, message.address) },
    canRetry: state === 'failed' && hasText,
    createTime: formatApiTime(createdAt),
    sentTime: sentAt && formatApiTime(sentAt),
  };
}

/** Mail servers repeat the address in their error messages. */
function withoutAddress(problem: string, address: string): string {
  return problem.replaceAll(address, '…');
}
