import { mailContact } from '@galleria/domain/accounts/contact';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { MailTemplate } from '../../../infra/messages/mail-template.ts';
import { readOwners } from '../../sellers/index.ts';
import type { PayoutsContext } from '../context.ts';
import type { StorePayout } from './staff-payouts-db.ts';

/**
 * Reads cached store names before the transaction begins; the returned function mails every owner in their language.
 */
export async function preparePayoutMail(
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
