import { demoFlag, demoOwnReviews, reviewedTradeId } from '@galleria/demo/orders/demo-reviews';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoCustomer } from '@galleria/demo/people/demo-customer';
import { SYSTEM } from '@galleria/domain/access/access';
import { HOUR_MS } from '@galleria/domain/site/durations';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { findAccount } from '../../modules/accounts/index.ts';
import {
  findSubmittedTrade,
  findTradeByOrderNumbers,
  type OrderLine,
  readOrderLines,
} from '../../modules/orders/index.ts';
import { readReviewedLines, reviews } from '../../modules/reviews/index.ts';
import { firstSkuOf } from './seed-orders.ts';

/**
 * Reviews by the demo's buyer of received order lines, and a review that another buyer reported. Once in every mall.
 */
export async function seedOwnReviews(database: Database): Promise<void> {
  const author = await findByMail(database, demoBuyer.mail);
  if (!author) return;
  await withAdvisoryLock(database.url, 'people', () =>
    inTransaction(database, SYSTEM, async (transaction) => {
      const lines = await readBought(transaction, author.id);
      const known = await readReviewedLines(
        transaction.queries,
        lines.map(({ id }) => id),
      );
      if (lines.length === 0 || known.size > 0) return;
      await reviews.seed.seedReviews(transaction, await rowsFor(transaction, author, lines));
      const reader = await findByMail(database, demoCustomer.mail);
      if (reader) await reviews.seed.seedFlag(transaction, { ...demoFlag, userId: reader.id });
    }),
  );
}

async function readBought({ queries }: Transaction, userId: string) {
  const placed = await findSubmittedTrade(queries, { userId, submissionId: reviewedTradeId });
  const trade = placed && (await findTradeByOrderNumbers(queries, userId, placed.orderNumbers));
  if (!trade) return [];
  const orders = new Map(trade.orders.map(({ id, number, storeId }) => [id, { number, storeId }]));
  const lines = await readOrderLines(queries, [...orders.keys()]);
  return lines.flatMap((line) => {
    const order = orders.get(line.orderId);
    return order ? { ...line, ...order } : [];
  });
}

interface Author {
  readonly id: string;
  readonly nickName: string;
}

type BoughtLine = OrderLine & { readonly number: string; readonly storeId: number };

async function rowsFor(transaction: Transaction, { id: userId, nickName }: Author, lines: readonly BoughtLine[]) {
  const now = (await transaction.now()).getTime();
  const before = (hours: number) => new Date(now - hours * HOUR_MS);
  return demoOwnReviews.flatMap(({ product, stars, content, isAnonymous, hoursAgo, useful, reply, append }) => {
    const line = lines.find(({ skuId }) => skuId === firstSkuOf(product));
    if (!line) return [];
    return {
      ...{ userId, nickName, stars, content, isAnonymous, createdAt: before(hoursAgo), usefulCount: useful },
      ...{ productId: line.prodId, storeId: line.storeId, orderLineId: line.id, orderNumber: line.number },
      ...{ skuName: line.skuName, locale: DEFAULT_LOCALE },
      ...(reply && { replyContent: reply.content, repliedAt: before(reply.hoursAgo) }),
      ...(append && { appendContent: append.content, appendedAt: before(append.hoursAgo) }),
    };
  });
}

async function findByMail({ queries }: Database, address: string) {
  return findAccount(queries, { channel: 'mail', address });
}
