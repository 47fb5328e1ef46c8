import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@galleria/contract/operation';
import type { ownReviewPage } from '@galleria/contract/reviews/own-reviews';
import type { reviewPage } from '@galleria/contract/reviews/reviews';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { openShopper } from '../../orders/testing/shopper.ts';

type Page = OutputOf<typeof ownReviewPage>;

/** SKUs of store 2, each of another product. */
async function readSkus({ database }: TestApp, count: number): Promise<number[]> {
  const { rows } = await database.pool.query(
    `select min(sku.id)::int as id from sku join product on product.id = product_id join sku_stock on sku_id = sku.id
     where product.store_id = 2 and product.status = 1 and product.type = 0 and not product.is_virtual and sku.is_on and available >= 20
     group by product.id order by product.id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id as number);
}

/** A buyer with an account who orders in store 2 and reviews received lines. */
export async function openReviewer(app: TestApp, nickName = 'Marguerite') {
  const { rows } = await app.database.pool.query(
    `insert into account (nick_name, mail, locale) values ($1, $2, 'en') returning id`,
    [nickName, `${randomUUID()}@example.org`],
  );
  const shopper = await openShopper(app, rows[0].id as string);
  const { userId, call } = shopper;
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  const sql = async (text: string, ...values: unknown[]) => (await app.database.pool.query(text, values)).rows;

  /** An order with `lines` lines that was received `daysAgo` days ago. */
  const receive = async (lines = 1, daysAgo = 0) => {
    const items = (await readSkus(app, lines)).map((skuId) => ({ skuId, count: 1 }));
    const [number = ''] = await shopper.order(items);
    await shopper.pay(number);
    await sql(
      `update mall_order set status = 4, received_at = mall_now() - make_interval(days => $2) where number = $1`,
      ...[number, daysAgo],
    );
    const { lines: bought } = await shopper.detail(number);
    return { number, lineIds: bought.map(({ orderItemId }) => orderItemId), productId: bought[0]?.prodId ?? 0 };
  };

  /** A picture of this buyer that is not used anywhere yet. */
  const upload = async () => {
    const path = `pictures/${randomUUID()}.10x10.webp`;
    await sql(
      `insert into upload (path, bytes, purpose, owner_kind, owner_id) values ($1, 9, 'picture', 'buyer', $2)`,
      ...[path, userId],
    );
    return path;
  };

  return {
    ...{ ...shopper, sql, receive, upload },
    write: (orderItemId: number, input: object = {}) =>
      call('POST', '/prodComm', { orderItemId, score: 4, content: 'Lovely', ...input }),
    /** Buys, receives and reviews a product; returns the response. */
    review: async (input: object = {}) => {
      const { lineIds, productId } = await receive();
      const { data } = await call('POST', '/prodComm', {
        orderItemId: lineIds[0],
        score: 4,
        content: 'Lovely',
        ...input,
      });
      return { prodCommId: (data as { prodCommId: number }).prodCommId, productId };
    },
    append: (prodCommId: number, input: object = {}) =>
      call('POST', '/prodComm/append', { prodCommId, content: 'Still lovely', ...input }),
    vote: (prodCommId: number, isUseful = true) => call('PUT', '/prodComm/useful', { prodCommId, isUseful }),
    flag: (prodCommId: number, reason = 'untrue') =>
      call('POST', '/prodComm/report', { prodCommId, reason, note: 'Hm' }),
    /** A review as this buyer reads it on the product page. */
    seen: async (productId: number, prodCommId: number) => {
      const headers = { authorization };
      const { envelope } = await app.call(`/prodComm/prodCommPageByProd?prodId=${productId}&size=100`, { headers });
      const { records } = envelope.data as OutputOf<typeof reviewPage>;
      return records.find((one) => one.prodCommId === prodCommId);
    },
    own: async (query = '') => (await call('GET', `/prodComm/page?${query}`)).data as Page,
  };
}

/** The stored counters of a product, and the sums of its shown reviews. */
export async function ratingsOf({ database }: TestApp, productId: number) {
  const { rows } = await database.pool.query(
    `select review_count as kept_count, rating_sum as kept_stars, count(review.id)::int as count,
       coalesce(sum(stars), 0)::int as stars
     from product left join review on product_id = product.id and hidden_at is null where product.id = $1
     group by product.id, review_count, rating_sum`,
    [productId],
  );
  return rows[0] as { kept_count: number; kept_stars: number; count: number; stars: number };
}
