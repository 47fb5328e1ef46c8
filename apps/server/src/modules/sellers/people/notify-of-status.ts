import { SYSTEM } from '@galleria/domain/access/access';
import { mailContact, mobileContact } from '@galleria/domain/accounts/contact';
import type { StaffStatus } from '@galleria/domain/stores/change-status';
import { daysUntilEnd, dueWarning, LICENCE_WARNING_DAYS } from '@galleria/domain/stores/licence-expiry';
import { formatDate } from '@galleria/i18n/formats';
import { readClock } from '../../../infra/database/clock.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { MailTemplate } from '../../../infra/messages/mail-template.ts';
import { claimLicenceWarning, readEndingLicences } from '../../stores/index.ts';
import type { SellersContext } from '../context.ts';
import { sellerMails } from '../mails.ts';
import { readOwners } from './people-db.ts';

interface ChangedStatus {
  readonly storeId: number;
  readonly to: StaffStatus;
  readonly reason: string;
  readonly at: string;
}

const MAIL_OF = {
  normal: sellerMails.storeReopenedByMall,
  paused: sellerMails.storePausedByMall,
  offline: sellerMails.storeOfflineByMall,
  abnormal: sellerMails.storeAbnormalByMall,
} satisfies Record<StaffStatus, MailTemplate>;

type Owner = Awaited<ReturnType<typeof readOwners>>[number];

/**
 * Subscriber of `STORE_STATUS_CHANGED`, which may be delivered twice; the idempotency key prevents a second message.
 */
export async function notifyOfStatus(
  context: SellersContext,
  { storeId, to, reason, at }: ChangedStatus,
): Promise<void> {
  for (const owner of await readOwners(context.database.queries, storeId)) {
    await inTransaction(context.database, SYSTEM, (transaction) =>
      writeTo(context, transaction, owner, {
        ...{ storeId, mail: MAIL_OF[to], values: { reason } },
        key: `storeStatus:${storeId}:${at}:${owner.sellerId}`,
      }),
    );
  }
}

interface MailContent {
  readonly storeId: number;
  readonly mail: MailTemplate;
  readonly values: Record<string, string | number>;
  readonly key: string;
}

async function writeTo(
  { messages, stores }: SellersContext,
  transaction: Transaction,
  { mail: address, mobile, locale }: Owner,
  { storeId, mail, values, key }: MailContent,
): Promise<void> {
  const to = address ? mailContact(address) : mobileContact(mobile ?? '');
  const store = (await stores.summaries(locale)).get(storeId)?.shopName ?? '';
  await messages.write(transaction, { to, locale, mail, values: { ...values, store }, key });
}

/** Warns owners before the licence of their store ends, once per warning day; see `dueWarning`. */
export async function warnOfEndingLicences(context: SellersContext): Promise<void> {
  const { queries } = context.database;
  const now = await readClock(queries);
  for (const { storeId, expiresOn } of await readEndingLicences(queries, Math.max(...LICENCE_WARNING_DAYS))) {
    const daysLeft = daysUntilEnd(expiresOn, now);
    const days = dueWarning(daysLeft);
    if (days !== undefined) await warnOwners(context, { storeId, expiresOn, days }, daysLeft);
  }
}

async function warnOwners(
  context: SellersContext,
  warning: { readonly storeId: number; readonly expiresOn: string; readonly days: number },
  daysLeft: number,
): Promise<void> {
  const { storeId, expiresOn, days } = warning;
  const owners = await readOwners(context.database.queries, storeId);
  // The claim is committed together with the mails: either all of them are written, or the next run writes them.
  await inTransaction(context.database, SYSTEM, async (transaction) => {
    if (!(await claimLicenceWarning(transaction.queries, warning))) return;
    for (const owner of owners) {
      await writeTo(context, transaction, owner, {
        ...{ storeId, mail: sellerMails.licenceEnds },
        values: { days: daysLeft, date: formatDate(owner.locale, new Date(`${expiresOn}T00:00:00Z`)) },
        key: `licenceEnds:${storeId}:${expiresOn}:${days}:${owner.sellerId}`,
      });
    }
  });
}
