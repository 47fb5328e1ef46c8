import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { announce, copyRow, inDatabase, queryRows } from '../database.ts';
import { copyProduct } from './products.ts';

/** Ids of the originals that are copied. */
const LIKE = { store: 2, shelf: 201, brand: 18, product: 2001 };
/** A category without other products. */
const QUIET_CATEGORY = 1110104;

/** Makes a store for one test, which may close it. */
export function openStore(): Promise<number> {
  const name = `Lantern store ${randomUUID().slice(0, 8)}`;
  return inDatabase(async (client) => {
    const names = { name: { en: name }, folded_names: name.toLowerCase() };
    const storeId = await copyRow(client, 'store', LIKE.store, { ...names, type: 0, fans: 0, product_count: 1 });
    await client.query(`select pg_notify('mall_changed', 'stores')`);
    return storeId;
  });
}

export async function closeStore(storeId: number): Promise<void> {
  await queryRows(
    `with closed as (update store set status = 2 where id = $1) select pg_notify('mall_changed', 'stores')`,
    [storeId],
  );
}

export interface HostileStore {
  readonly storeId: number;
  readonly shelfId: number;
  readonly brandId: number;
  readonly productId: number;
  /** A word in every name, by which only these records are found. */
  readonly word: string;
  /** The content of a field: its name, and script injections of all kinds. */
  hostileText(field: string): string;
}

/** Makes a store, a brand, a product and a review whose texts all contain script injections, bypassing validation. */
export function openHostileStore(): Promise<HostileStore> {
  // Only letters: the search would split off digits.
  const word = `zyx${Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
  const hostileText = (field: string) => `${word} ${field} ${attacks(field)}`;
  const texts = (field: string) => ({ en: hostileText(field) });
  return inDatabase(async (client) => {
    const storeId = await copyStore(client, hostileText);
    const shelfId = await copyRow(client, 'store_category', LIKE.shelf, { store_id: storeId, name: texts('shelf') });
    const brandId = await copyRow(client, 'brand', LIKE.brand, { name: hostileText('brand') });
    const option = await hostileOption(client, hostileText);
    const productId = await copyProduct(client, {
      ...{ store_id: storeId, store_category_id: shelfId, brand_id: brandId, category_id: QUIET_CATEGORY },
      shipping_template_id: null,
      ...{ name: texts('product'), brief: texts('brief'), options: [option] },
      description: { en: `<p>${word} described</p>${attacks('description')}<a href="javascript:ran('link')">link</a>` },
      parameters: [{ name: texts('parameter'), value: texts('value') }],
      ...{ sold: 0, created_at: '2020-01-01T00:00:00Z', published_at: '2020-01-01T00:00:00Z' },
      ...{ review_count: 1, rating_sum: 5 },
    });
    await client.query(
      `insert into review (product_id, store_id, nick_name, sku_name, stars, content, reply_content, replied_at)
       values ($1, $2, $3, $4, 5, $5, $6, now())`,
      [productId, storeId, hostileText('nick'), texts('sku'), hostileText('content'), hostileText('reply')],
    );
    await client.query(`select pg_notify('mall_changed', 'stores'), pg_notify('mall_changed', 'brands')`);
    return { storeId, shelfId, brandId, productId, word, hostileText };
  });
}

/** Takes the store and its product off sale, so that no other test finds them. */
export function closeHostileStore({ storeId, productId }: HostileStore): Promise<void> {
  return inDatabase(async (client) => {
    await client.query('update product set status = -1 where id = $1', [productId]);
    await client.query('update store set status = 2 where id = $1', [storeId]);
    await client.query(`select pg_notify('mall_changed', 'stores')`);
    await announce(client, 'product.changed', { productIds: [productId] });
  });
}

function attacks(field: string): string {
  const run = `ran('${field}')`;
  return [
    `<img src=/nothing onerror="${run}">`,
    `</script><script>${run}</script>`,
    `"><svg onload="${run}">`,
    `javascript:${run}`,
    `</title></textarea></style><iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  ].join(' ');
}

async function copyStore(client: pg.Client, hostileText: (field: string) => string): Promise<number> {
  const texts = (field: string) => ({ en: hostileText(field) });
  const storeId = await copyRow(client, 'store', LIKE.store, {
    ...{ name: texts('store'), intro: texts('intro'), address: texts('address'), phone: hostileText('phone') },
    ...{ folded_names: hostileText('store'), type: 0, fans: 0, product_count: 1 },
  });
  await client.query(
    `insert into store_qualification
     select copy.* from store_qualification original
     cross join lateral jsonb_populate_record(original, $2::jsonb) copy where original.store_id = $1`,
    [
      LIKE.store,
      JSON.stringify({
        ...{ store_id: storeId, company_name: texts('company'), licence_number: hostileText('licence') },
        ...{ company_address: texts('companyAddress'), legal_representative: texts('person') },
        ...{ registered_capital: texts('capital'), business_term: texts('term'), business_scope: texts('scope') },
      }),
    ],
  );
  return storeId;
}

/** The copied product's option with other texts. */
async function hostileOption(client: pg.Client, hostileText: (field: string) => string): Promise<object> {
  const { rows: options } = await client.query<{ option: { values: object[] } }>(
    'select options -> 0 as option from product where id = $1',
    [LIKE.product],
  );
  const values = options[0]?.option.values ?? [];
  return {
    name: { en: hostileText('option') },
    values: values.map((value, index) => ({
      ...value,
      text: { en: hostileText(`value${index}`) },
      swatch: hostileText('swatch'),
    })),
  };
}
