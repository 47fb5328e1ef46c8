import type * as contract from '@galleria/contract/payouts/staff-payouts';
import { mailContact } from '@galleria/domain/accounts/contact';
import { mainUnits } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { MailTemplate } from '../../../infra/messages/mail-template.ts';
import { readOwners } from '../../sellers/index.ts';
import type { PayoutsContext } from '../context.ts';
import { payoutMails } from '../mails.ts';
import { approvePayout, markPayoutPaid, rejectPayout } from '../requests/decide-payout.ts';
import { findStorePayout, type StorePayout } from './staff-payouts-db.ts';

export const approveStorePayout: UseCase<typeof contract.approveStorePayout, PayoutsContext> = async (
  { database, rules },
  { payoutNumber },
  { actor, audit },
) => {
  const { payoutSecondPersonAboveCents: secondPersonAboveCents } = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const payout = await findStorePayout(transaction.queries, payoutNumber);
    if (!payout) return refuse('payout.notFound');
    const outcome = await approvePayout(transaction, payout.id, { userId: actor.userId, secondPersonAboveCents });
    if (isRefused(outcome)) return outcome;
    const isApproved = outcome === 'approved';
    audit.changed(aboutOf(payout), { ...aboutOf(payout), state: isApproved ? 'approved' : 'approved by one of two' });
    return { isApproved };
  });
};

export const rejectStorePayout: UseCase<typeof contract.rejectStorePayout, PayoutsContext> = async (
  context,
  { payoutNumber, reason, state },
  { actor, audit },
) => {
  const { database } = context;
  const payout = await findStorePayout(database.queries, payoutNumber);
  if (!payout) return refuse('payout.notFound');
  const mailStoreOwners = await preparePayoutMail(context, payout);
  return inTransaction(database, actor, async (transaction) => {
    const refused = await rejectPayout(transaction, payout.id, reason, state);
    if (refused) return refused;
    await mailStoreOwners(transaction, payoutMails.payoutRejected, reason);
    audit.changed(aboutOf(payout), { ...aboutOf(payout), state: 'rejected', reason });
    return null;
  });
};

export const payStorePayout: UseCase<typeof contract.payStorePayout, PayoutsContext> = async (
  context,
  { payoutNumber, reference },
  { actor, audit },
) => {
  const { database } = context;
  const payout = await findStorePayout(database.queries, payoutNumber);
  if (!payout) return refuse('payout.notFound');
  const mailStoreOwners = await preparePayoutMail(context, payout);
  return inTransaction(database, actor, async (transaction) => {
    const refused = await markPayoutPaid(transaction, payout.id, reference);
    if (refused) return refused;
    await mailStoreOwners(transaction, payoutMails.payoutPaid, reference);
    audit.changed(aboutOf(payout), { ...aboutOf(payout), state: 'paid', reference });
    return null;
  });
};

function aboutOf({ number, storeId, amountCents, masked, state }: StorePayout) {
  return { payoutNumber: number, storeId, amount: mainUnits(amountCents), account: masked, state };
}

/**
 * Reads cached store names before the transaction begins; the returned function mails every owner in their language.
 */
async function preparePayoutMail(
  { database: { queries }, stores, messages }: PayoutsContext,
  { id, storeId, amountCents, masked: account }: Pick<StorePayout, 'id' | 'storeId' | 'amountCents' | 'masked'>,
) {
  const owners = (await readOwners(queries, storeId)).flatMap(({ mail, locale }) => (mail ? { mail, locale } : []));
  const names = new Map<Locale, string>();
  for (const locale of [DEFAULT_LOCALE, ...owners.map((owner) => owner.locale)]) {
    names.set(locale, (await stores.summaries(locale)).get(storeId)?.shopName ?? '');
  }
  return async (transaction: Transaction, mail: MailTemplate, note: string): Promise<void> => {
    for (const { mail: address, locale } of owners) {
      const store = names.get(locale) ?? names.get(DEFAULT_LOCALE) ?? '';
      const amount = formatMoney(locale, BASE_CURRENCY, amountCents);
      await messages.write(transaction, {
        ...{ to: mailContact(address), locale, mail },
        values: { store, amount, account, note },
        key: `payout:${id}:${mail.name}:${address}`,
      });
    }
  };
}
