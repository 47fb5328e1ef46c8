import { SYSTEM } from '@galleria/domain/access/access';
import { mailContact, mobileContact } from '@galleria/domain/accounts/contact';
import type { PaperReason } from '@galleria/domain/stores/paper-request';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { serverText } from '../../../infra/text/server-text.ts';
import type { SellersContext } from '../context.ts';
import { sellerMails } from '../mails.ts';
import { readOwners } from './people-db.ts';

interface DecidedPapers {
  readonly requestId: number;
  readonly storeId: number;
  readonly isAccepted: boolean;
  readonly reasons: readonly PaperReason[];
  readonly remark: string;
}

/** Subscriber of `PAPERS_DECIDED`, which may be delivered twice; the idempotency key prevents a second message. */
export async function notifyOfPapers(
  { database, messages, stores }: SellersContext,
  { requestId, storeId, isAccepted, reasons, remark }: DecidedPapers,
): Promise<void> {
  for (const { sellerId, mail, mobile, locale } of await readOwners(database.queries, storeId)) {
    const text = serverText(locale);
    const remarks = [...reasons.map((one) => text(`messages.applicationReason.${one}`)), remark];
    const store = (await stores.summaries(locale)).get(storeId)?.shopName ?? '';
    await inTransaction(database, SYSTEM, (transaction) =>
      messages.write(transaction, {
        to: mail ? mailContact(mail) : mobileContact(mobile ?? ''),
        ...{ locale, key: `papersDecided:${requestId}:${sellerId}` },
        mail: isAccepted ? sellerMails.papersAccepted : sellerMails.papersRefused,
        values: { store, remarks: remarks.filter(Boolean).join(' ') },
      }),
    );
  }
}
