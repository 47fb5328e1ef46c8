import { VISITOR } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { Logger, runOnce } from 'graphile-worker';
import { expect, onTestFinished } from 'vitest';
import type { App } from '../../../app.ts';
import { smsChannel } from '../../../gateways/sms/sms-channel.ts';
import { smtpChannel } from '../../../gateways/smtp/smtp-channel.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type Messages, type OutgoingMessage, openMessages } from '../messages.ts';

interface Gateways {
  readonly smtpUrl?: string;
  readonly smsUrl?: string;
  readonly keepsUnsent?: boolean;
}

export function openTestMessages({ database }: Pick<App, 'database'>, gateways: Gateways = {}): Messages {
  const { smtpUrl, smsUrl, keepsUnsent = true } = gateways;
  const messages = openMessages({
    database,
    channels: {
      mail: smtpUrl ? smtpChannel({ url: smtpUrl, from: 'Galleria <mall@galleria.test>' }) : undefined,
      mobile: smsUrl ? smsChannel({ url: smsUrl, token: 'a token' }) : undefined,
    },
    keepsUnsent,
    publicUrl: () => 'https://galleria.test',
    mallName: async () => 'Galleria',
  });
  onTestFinished(() => messages.close());
  return messages;
}

export function write({ database }: Pick<App, 'database'>, messages: Messages, message: OutgoingMessage) {
  return inTransaction(database, VISITOR, (transaction) => messages.write(transaction, message));
}

/** Runs all jobs once in the real worker, including those that wait for a retry. */
export async function workOnce({ database }: Pick<App, 'database'>, messages: Messages): Promise<void> {
  await database.queries.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
  await runOnce({
    pgPool: database.pool,
    schema: 'graphile_worker',
    noHandleSignals: true,
    taskList: Object.fromEntries(Object.entries(messages.tasks).map(([name, { run }]) => [name, run])),
    logger: new Logger(() => () => undefined),
  });
  // The worker does not wait until the end of a job is recorded, and a locked job cannot be rescheduled.
  const locked = sql`select from graphile_worker.jobs where locked_at is not null`;
  await expect.poll(async () => (await database.queries.execute(locked)).rows, { timeout: 20_000 }).toEqual([]);
}
