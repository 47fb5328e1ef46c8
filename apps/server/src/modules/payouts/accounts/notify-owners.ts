import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { SellerActor } from '@galleria/domain/access/access';
import { mailContact } from '@galleria/domain/accounts/contact';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { MailTemplate } from '../../../infra/messages/mail-template.ts';
import { readOwners, sellerNames } from '../../sellers/index.ts';
import type { PayoutsContext } from '../context.ts';

interface News {
  readonly account: string;
  readonly usableFrom?: Date;
}

/**
 * Reads cached store names before the transaction begins; the returned function mails every owner in their language.
 */
export async function prepareOwnerMail(
  { database: { queries }, stores, messages }: PayoutsContext,
  { storeId, userId }: SellerActor,
) {
  const owners = (await readOwners(queries, storeId)).flatMap(({ mail, locale }) => (mail ? { mail, locale } : []));
  const who = (await sellerNames(queries, [userId])).get(userId) ?? '';
  const names = new Map<Locale, string>();
  for (const { locale } of owners) {
    const name = (await stores.summaries(locale)).get(storeId)?.shopName;
    if (name) names.set(locale, name);
  }
  return async (transaction: Transaction, mail: MailTemplate, { account, usableFrom }: News): Promise<void> => {
    const usable = usableFrom ? `${formatApiTime(usableFrom)} UTC` : '';
    for (const { mail: address, locale } of owners) {
      const store = names.get(locale) ?? names.get(DEFAULT_LOCALE) ?? '';
      await messages.write(transaction, {
        ...{ to: mailContact(address), locale, mail },
        values: { store, who, account, usable },
      });
    }
  };
}
