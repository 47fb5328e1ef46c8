import { createHash } from 'node:crypto';
import type { Contact } from '@galleria/domain/accounts/contact';
import type { Locale } from '@galleria/domain/site/locales';
import type { TaskList } from 'graphile-worker';
import type { Database, Queries } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Schedule } from '../jobs.ts';
import { wordsIn } from '../words.ts';
import type { Channel } from './channel.ts';
import { deleteMessagesTo, deleteOldMessages, insertMessage } from './messages-db.ts';
import { renderMail } from './render-mail.ts';
import { renderTextMessage } from './render-text-message.ts';
import { sendMessage } from './send-message.ts';
import type { Template } from './templates.ts';

export interface OutgoingMessage {
  readonly to: Contact;
  readonly locale: Locale;
  readonly template: Template;
  /** What the template mentions: see `templates.ts`. */
  readonly values?: Record<string, string | number>;
  /** It is not sent any more when this has gone by: codes end. */
  readonly uselessAfterSeconds?: number;
  /** Names what it is about, e.g. `orderPaid:7`: under one name one message is written, however often it is asked for. */
  readonly key?: string;
}

/** How the mall writes to people. */
export interface Messages {
  /** It leaves when the transaction is committed, and not if it is not. Every template costs the same time. */
  write(transaction: Transaction, message: OutgoingMessage): Promise<void>;
  /** What was ever written to these addresses is forgotten. */
  forget(transaction: Transaction, addresses: readonly string[]): Promise<void>;
  readonly tasks: TaskList;
  readonly schedule: Schedule;
  close(): void;
}

export interface MessagesOptions {
  readonly database: Database;
  /** A missing one leaves its messages in the outbox. */
  readonly channels: { readonly mail: Channel | undefined; readonly mobile: Channel | undefined };
  /** Somebody can read the outbox, so what no gateway took stays readable in it. */
  readonly keepsUnsent: boolean;
  /** Where links lead. Never taken from a request, or a stranger could choose where they lead. */
  readonly publicUrl: () => string;
  /** Asked on the transaction's own connection: waiting for another one while holding this one can stop them all. */
  readonly mallName: (queries: Queries, locale: Locale) => Promise<string>;
}

export function openMessages(options: MessagesOptions): Messages {
  const { channels } = options;
  const { queries } = options.database;
  return {
    write: async (transaction, { to, locale, template, values = {}, uselessAfterSeconds, key }) => {
      const mall = await options.mallName(transaction.queries, locale);
      const facts = {
        template,
        locale,
        values: { ...namingUnknown(values, locale), mall },
        publicUrl: options.publicUrl(),
      };
      const rendered = to.channel === 'mail' ? renderMail(facts) : renderTextMessage(facts);
      const message = { id: key && idFrom(key), to, locale, template, rendered, uselessAfterSeconds };
      const id = await insertMessage(transaction.queries, message);
      if (id) await transaction.schedule('sendMessage', { id });
    },
    forget: ({ queries: own }, addresses) => deleteMessagesTo(own, addresses),
    tasks: {
      sendMessage: (payload) => sendMessage(queries, channels, options.keepsUnsent, (payload as { id: string }).id),
      removeOldMessages: () => deleteOldMessages(queries),
    },
    schedule: { removeOldMessages: '10 3 * * *' },
    close: () => {
      channels.mail?.close();
      channels.mobile?.close();
    },
  };
}

/** The same name is the same id, so that the primary key decides who was first. */
function idFrom(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Browsers may keep to themselves what they are. */
function namingUnknown(values: Record<string, string | number>, locale: Locale): Record<string, string | number> {
  const words = wordsIn(locale);
  return {
    ...values,
    ...(values.browser === '' ? { browser: words('messages.unknownBrowser') } : {}),
    ...(values.system === '' ? { system: words('messages.unknownSystem') } : {}),
  };
}
