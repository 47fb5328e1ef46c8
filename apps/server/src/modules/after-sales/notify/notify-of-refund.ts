import { formatApiTime } from '@galleria/contract/wire/api-time';
import { SYSTEM } from '@galleria/domain/access/access';
import { contactOf } from '@galleria/domain/accounts/contact';
import { deadlineOf } from '@galleria/domain/after-sales/refund-lifecycle';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import { z } from 'zod';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { MailTemplate } from '../../../infra/messages/mail-template.ts';
import { findContact } from '../../accounts/index.ts';
import { readOrderReference, tradeSummaries } from '../../orders/index.ts';
import { readOwners } from '../../sellers/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { factsOf } from '../requests/move-to.ts';
import { findRequestById, REFUND_PARTIES, type RefundRequest } from '../requests/requests-db.ts';
import { refundMails } from './mails.ts';

export const RefundStepEvent = z.object({
  requestId: z.int(),
  stepId: z.int(),
  what: z.string(),
  by: z.enum(REFUND_PARTIES),
});
type StepEvent = z.output<typeof RefundStepEvent>;

interface Mails {
  readonly buyer?: MailTemplate;
  readonly owners?: MailTemplate;
}

/** Mails about a step, never to the side that took it; disputes have mails of their own. */
function mailsFor({ what, by }: StepEvent, request: RefundRequest): Mails {
  const mails = refundMails;
  switch (what) {
    case 'applied':
      return { owners: mails.storeRefundRequested };
    case 'resubmitted':
      return { owners: mails.storeRefundChanged };
    case 'accepted':
      return {
        ...(by === 'clock' && { owners: mails.storeRefundByClock }),
        ...(by === 'buyer' && { owners: mails.storeOfferAccepted }),
        buyer: request.needsReturn ? mails.refundSendBack : mails.refundAccepted,
      };
    case 'refused':
      return { buyer: by === 'platform' ? mails.refundRefusedByMall : mails.refundRefused };
    case 'offered':
      return { buyer: mails.refundOffered };
    case 'offerDeclined':
      return { owners: mails.storeOfferDeclined };
    case 'sentBack':
      return { owners: mails.storeReturnSent };
    case 'received':
      return by === 'clock' ? { owners: mails.storeReturnByClock } : {};
    case 'withdrawn':
      return { owners: mails.storeRefundWithdrawn };
    case 'lapsed':
      return { buyer: mails.refundLapsed, owners: mails.storeRefundLapsed };
    case 'paid':
      return { buyer: mails.refundPaid, owners: mails.storeRefundPaid };
    case 'moneyFailed':
      return { buyer: mails.refundDelayed };
    case 'reminded':
      return deadlineOf(factsOf(request))?.waitsFor === 'seller'
        ? { owners: mails.storeRefundReminder, buyer: mails.refundStoreReminded }
        : { buyer: mails.refundReminder, owners: mails.storeBuyerReminded };
    default:
      return {};
  }
}

/** The event may be delivered twice; the message key, made of the step's id, makes it idempotent. */
export async function notifyOfRefund(context: AfterSalesContext, news: StepEvent): Promise<void> {
  const { database, messages, stores } = context;
  const request = await findRequestById(database.queries, news.requestId);
  const order = request && (await readOrderReference(database.queries, request.orderId));
  const trade = order && (await tradeSummaries(database.queries, [order.tradeId])).get(order.tradeId);
  if (!trade) return;
  const { buyer, owners } = mailsFor(news, request);
  const { locale: buyersLocale, currency } = trade;
  const valuesIn = async (locale: Locale) => ({
    store: (await stores.summaries(locale)).get(request.storeId)?.shopName ?? '',
    ...{ order: request.orderNumber, refund: request.number, reason: request.refusalWords },
    amount: formatMoney(locale, currency, amountOf(news, request)),
    until: request.dueAt ? `${formatApiTime(request.dueAt)} UTC` : '',
    courier: request.express ? textIn(request.express.courierName, locale) : '',
    waybill: request.express?.waybill ?? '',
  });
  const values = await valuesIn(buyersLocale);
  const ownersOf = owners ? await readOwners(database.queries, request.storeId) : [];
  const ownerMails = await Promise.all(
    ownersOf.map(async (owner) => ({ owner, values: await valuesIn(owner.locale) })),
  );
  await inTransaction(database, SYSTEM, async (transaction: Transaction) => {
    // An account that was closed since has no address.
    const to = buyer && (await findContact(transaction.queries, request.userId));
    const key = `refund:${news.stepId}`;
    if (buyer && to) await messages.write(transaction, { to, locale: buyersLocale, mail: buyer, values, key });
    for (const { owner, values: ownValues } of owners ? ownerMails : []) {
      const { sellerId, locale, ...contact } = owner;
      const message = { to: contactOf(contact), locale, mail: owners ?? refundMails.storeRefundPaid };
      await messages.write(transaction, { ...message, values: ownValues, key: `${key}:${sellerId}` });
    }
  });
}

function amountOf({ what }: StepEvent, { amountCents, offerCents }: RefundRequest): number {
  return what === 'offered' && offerCents !== null ? offerCents : amountCents;
}
