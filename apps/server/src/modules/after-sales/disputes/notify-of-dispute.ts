import { formatApiTime } from '@galleria/contract/wire/api-time';
import { SYSTEM } from '@galleria/domain/access/access';
import { contactOf } from '@galleria/domain/accounts/contact';
import { evidenceEndOf } from '@galleria/domain/after-sales/dispute-rules';
import type { Locale } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import { z } from 'zod';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { MailTemplate } from '../../../infra/messages/mail-template.ts';
import { findContact } from '../../accounts/index.ts';
import { readOrderReference, tradeSummaries } from '../../orders/index.ts';
import { readOwners } from '../../sellers/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { findRequestById, findStep, type RefundRequest, type RefundStep } from '../requests/requests-db.ts';
import { type Dispute, readLatestDisputes } from './disputes-db.ts';
import { disputeMails } from './mails.ts';

export const ChangedRefund = z.object({ requestId: z.int(), stepId: z.int() });

interface Mails {
  readonly buyer?: MailTemplate;
  readonly store?: MailTemplate;
}

/** The mails about a step of a dispute: to the buyer, the store or both. */
function mailsAbout({ what, of }: RefundStep, request: RefundRequest, dispute: Dispute | undefined): Mails {
  if (what === 'disputed') return { buyer: disputeMails.disputeOpened, store: disputeMails.storeDisputeOpened };
  if (what === 'disputeWithdrawn') return { store: disputeMails.storeDisputeWithdrawn };
  if (what === 'extended') return { buyer: disputeMails.disputeExtended, store: disputeMails.storeDisputeExtended };
  if (what === 'asked') {
    return of === 'buyer' ? { buyer: disputeMails.disputeQuestion } : { store: disputeMails.storeDisputeQuestion };
  }
  if (what === 'dismissed') return { buyer: disputeMails.disputeDismissed, store: disputeMails.storeDisputeDismissed };
  return what === 'upheld' ? mailsAboutGrant(request, dispute) : {};
}

function mailsAboutGrant({ needsReturn }: RefundRequest, dispute: Dispute | undefined): Mails {
  if (needsReturn) return { buyer: disputeMails.disputeGrantedReturn, store: disputeMails.storeDisputeGrantedReturn };
  return dispute?.state === 'ruled'
    ? { buyer: disputeMails.disputeGranted, store: disputeMails.storeDisputeGranted }
    : { buyer: disputeMails.refundByMall, store: disputeMails.storeRefundByMall };
}

/**
 * Mails the buyer in the language of the order, and every owner of the store in their own. The message key makes it
 * idempotent.
 */
export async function notifyOfDispute(
  { database, messages, stores }: AfterSalesContext,
  { requestId, stepId }: z.output<typeof ChangedRefund>,
): Promise<void> {
  const { queries } = database;
  const step = await findStep(queries, stepId);
  const dispute = (await readLatestDisputes(queries, [requestId])).get(requestId);
  const request = await findRequestById(queries, requestId);
  const { buyer, store } = step && request ? mailsAbout(step, request, dispute) : {};
  if (!buyer && !store) return;
  const order = request && (await readOrderReference(queries, request.orderId));
  const trade = order && (await tradeSummaries(queries, [order.tradeId])).get(order.tradeId);
  if (!step || !trade) return;
  const valuesIn = async (locale: Locale, side: 'buyer' | 'seller') => ({
    store: (await stores.summaries(locale)).get(request.storeId)?.shopName ?? '',
    order: request.orderNumber,
    amount: formatMoney(locale, trade.currency, step.amountCents ?? 0),
    // The template's sentence ends with a full stop.
    reason: step.words.replace(/[.。]$/, ''),
    until: dispute ? `${formatApiTime(evidenceEndOf(side, dispute))} UTC` : '',
  });
  if (buyer) {
    const { locale } = trade;
    const values = await valuesIn(locale, 'buyer');
    await inTransaction(database, SYSTEM, async (transaction) => {
      // An account that was closed since has no address.
      const to = await findContact(transaction.queries, request.userId);
      if (to) await messages.write(transaction, { to, locale, mail: buyer, values, key: `dispute:${stepId}:buyer` });
    });
  }
  if (!store) return;
  for (const { sellerId, locale, ...owner } of await readOwners(queries, request.storeId)) {
    const values = await valuesIn(locale, 'seller');
    const key = `dispute:${stepId}:${sellerId}`;
    await inTransaction(database, SYSTEM, (transaction) =>
      messages.write(transaction, { to: contactOf(owner), locale, mail: store, values, key }),
    );
  }
}
