import type * as contract from '@galleria/contract/catalogue/store-products';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { type Actor, SYSTEM } from '@galleria/domain/access/access';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { OWNER, sellerBrowser } from '../../sellers/testing/seller-browser.ts';

export type Input = InputOf<typeof contract.createProduct>;
export type Info = OutputOf<typeof contract.storeProductInfo>;
type Saved = OutputOf<typeof contract.createProduct>;

export const STORE = 2;
export const OTHER_STORE = 5;

const value = (en: string) => ({ text: { en }, pic: '', swatch: '' });

/** A seller in the product editor of a store, with a picture, a category and a shelf to use. */
export async function openEditor(app: TestApp, storeId = STORE) {
  const browser = await sellerBrowser(app, OWNER);
  if (storeId !== STORE) await browser.call('POST', '/m/store/switch', { storeId });
  const { rows } = await app.database.pool.query(
    'select pictures[1] as picture, category_id, store_category_id, shipping_template_id from product where store_id = $1 and status = 1 and not is_virtual order by id limit 1',
    [storeId],
  );
  const [{ picture, category_id: categoryId, store_category_id: shelfId, shipping_template_id: templateId }] = rows;
  const draft = (changes: Partial<Input> = {}): Input => ({
    prodName: { en: 'Walnut tray', zh_CN: '胡桃木托盘' },
    content: { en: '<p>Oiled</p>' },
    categoryId,
    shopCategoryId: shelfId,
    shippingTemplateId: templateId,
    pictures: [picture],
    deliveryTypes: [1],
    options: [{ name: { en: 'Size' }, values: [value('Small'), value('Large')] }],
    skus: [
      { choice: [0], price: 10, stocks: 5, partyCode: 'TRAY-S' },
      { choice: [1], price: 20, oriPrice: 25, stocks: 3, partyCode: 'TRAY-L' },
    ],
    ...changes,
  });
  const info = async (prodId: number) => (await browser.call('GET', `/m/prod/info?prodId=${prodId}`)).data as Info;
  return {
    browser,
    draft,
    info,
    create: async (changes: Partial<Input> = {}) =>
      (await browser.call('POST', '/m/prod', draft({ isForSale: true, ...changes }))).data as Saved,
    /** The fields of the problems for which a draft is refused. */
    problems: async (changes: Partial<Input>) => {
      const { data } = await browser.call('POST', '/m/prod', draft({ isForSale: true, ...changes }));
      return Array.isArray(data) ? data.map(({ field }: { field: string }) => field) : data;
    },
    /** Loads the product into the editor, changes it and saves it. */
    edit: async (prodId: number, change: (draft: Info['draft']) => Partial<Info['draft']>) => {
      const { version, draft: loaded } = await info(prodId);
      return browser.call('PUT', '/m/prod', { prodId, version, ...loaded, ...change(loaded) });
    },
    status: (action: string, ...prodIds: number[]) => browser.call('PUT', '/m/prod/status', { prodIds, action }),
  };
}

export async function openStoreEditor(storeId = STORE) {
  const app = await openTestApp();
  return { app, ...(await openEditor(app, storeId)) };
}

export function within<Result>(
  { database }: TestApp,
  work: (transaction: Transaction) => Promise<Result>,
  actor: Actor = SYSTEM,
): Promise<Result> {
  return inTransaction(database, actor, work);
}

/** The response of the product page to a buyer. */
export async function visit(app: TestApp, prodId: number) {
  const { envelope } = await app.call(`/prod/prodInfo?prodId=${prodId}`);
  return envelope;
}

export const optionValue = value;
