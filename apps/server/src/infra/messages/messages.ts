import { createHash } from 'node:crypto';
import type { Contact } from '@galleria/domain/accounts/contact';
import type { Locale } from '@galleria/domain/site/locales';
import { z } from 'zod';
import type { Database, Queries } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import type { PlannedTasks, Schedule } from '../jobs/run-queue.ts';
import { serverText } from '../text/server-text.ts';
import type { Channel } from './channel.ts';
import type { MailTemplate } from './mail-template.ts';
import { deleteMessagesTo, deleteOldMessages, insertMessage } from './messages-db.ts';
import { renderMail, renderTextMessage } from './render-message.ts';
import { sendMessage } from './send-message.ts';

export interface OutgoingMessage {
  readonly to: Contact;
  readonly locale: Locale;
  /** From the module's `mails.ts`. */
  readonly mail: MailTemplate;
  /** Values for the placeholders in the mail's text. */
  readonly values?: Record<string, string | number>;
  /** After this time the message is not sent any more: codes expire. */
  readonly uselessAfterSeconds?: number;
  /** Idempotency key, e.g. `orderPaid:7`: of several messages with the same key only the first is written. */
  readonly key?: string;
}

/** The outbox for mail and text messages. */
export interface Messages {
  /** Sent after the transaction commits. Takes the same time for every mail, so that timing reveals no account. */
  write(transaction: Transaction, message: OutgoingMessage): Promise<void>;
  /** Deletes every message to these addresses. */
  forget(transaction: Transaction, addresses: readonly string[]): Promise<void>;
  readonly tasks: PlannedTasks;
  readonly schedule: Schedule;
  close(): void;
}

export interface MessagesOptions {
  readonly database: Database;
  /** A message whose channel is undefined is not sent: it is kept when `keepsUnsent`, otherwise it fails. */
  readonly channels: { readonly mail: Channel | undefined; readonly mobile: Channel | undefined };
  /** Set when the outbox page is on: unsent messages then stay readable in it. */
  readonly keepsUnsent: boolean;
  /** The base URL of links. Never taken from a request, which an attacker controls. */
  readonly publicUrl: () => string;
  /** Read on the transaction's own connection: waiting for a second one while holding one can exhaust the pool. */
  readonly mallName: (queries: Queries, locale: Locale) => Promise<string>;
}

const MessagePayload = z.object({ id: z.string() });

export function openMessages(options: MessagesOptions): Messages {
  const { channels } = options;
  const { queries } = options.database;
  return {
    write: async (transaction, { to, locale, mail, values = {}, uselessAfterSeconds, key }) => {
      const mall = await options.mallName(transaction.queries, locale);
      const facts = {
        mail,
        locale,
        values: { ...withUnknownDevice(values, locale), mall },
        publicUrl: options.publicUrl(),
      };
      const rendered = to.channel === 'mail' ? renderMail(facts) : renderTextMessage(facts);
      const isSecret = mail.kind === 'code' || values.token !== undefined;
      const message = {
        ...{ id: key && idFrom(key), to, locale, template: mail.name, rendered },
        ...{ isSecret, uselessAfterSeconds },
      };
      const id = await insertMessage(transaction.queries, message);
      if (id) await transaction.schedule('sendMessage', { id });
    },
    forget: ({ queries: own }, addresses) => deleteMessagesTo(own, addresses),
    tasks: {
      sendMessage: {
        queue: 'mail',
        run: (payload) => sendMessage(queries, channels, options.keepsUnsent, MessagePayload.parse(payload).id),
      },
      removeOldMessages: { queue: 'bulk', run: () => deleteOldMessages(queries) },
    },
    schedule: { removeOldMessages: '10 3 * * *' },
    close: () => {
      channels.mail?.close();
      channels.mobile?.close();
    },
  };
}

/** The same key gives the same id, so that the primary key rejects the second message. */
function idFrom(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Names a browser or system that did not identify itself as unknown. */
function withUnknownDevice(values: Record<string, string | number>, locale: Locale): Record<string, string | number> {
  const text = serverText(locale);
  return {
    ...values,
    ...(values.browser === '' ? { browser: text('messages.unknownBrowser') } : {}),
    ...(values.system === '' ? { system: text('messages.unknownSystem') } : {}),
  };
}
