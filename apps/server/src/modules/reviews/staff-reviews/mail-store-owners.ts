import { textIn } from '@galleria/domain/site/locales';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { readProductNames } from '../../catalogue/index.ts';
import { mailOwners } from '../../sellers/index.ts';
import type { ReviewsContext } from '../index.ts';
import type { reviewMails } from '../mails.ts';

interface News {
  readonly mail: (typeof reviewMails)[keyof typeof reviewMails];
  readonly storeId: number;
  readonly productId: number;
  readonly reason: string;
}

/** Mails the store's owners the decision about a review that the store reported. */
export async function mailStoreOwners(
  transaction: Transaction,
  messages: ReviewsContext['messages'],
  { mail, storeId, productId, reason }: News,
): Promise<void> {
  const name = (await readProductNames(transaction.queries, [productId])).get(productId) ?? {};
  await mailOwners(transaction, messages, {
    storeId,
    mail,
    values: (locale) => ({ product: textIn(name, locale), reason }),
  });
}
