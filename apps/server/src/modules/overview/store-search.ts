import type * as contract from '@galleria/contract/overview/overview';
import { mainUnits } from '@galleria/domain/money/main-units';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { findStoreProducts } from '../catalogue/index.ts';
import { findStoreOrders } from '../orders/index.ts';
import { findStoreMembers } from '../sellers/index.ts';
import type { OverviewContext } from './index.ts';

const MAX_PER_KIND = 5;

/** One statement per kind of record that the role may view. */
export const storeSearch: UseCase<typeof contract.storeSearch, OverviewContext> = async (
  { database: { queries } },
  { text },
  { actor: { storeId, permissions }, locale },
) => {
  const [orders, products, people] = await Promise.all([
    permissions.has('orders.view') ? findStoreOrders(queries, storeId, text, MAX_PER_KIND) : [],
    permissions.has('products.view') ? findStoreProducts(queries, storeId, text, MAX_PER_KIND) : [],
    permissions.has('people.view') ? findStoreMembers(queries, storeId, text, MAX_PER_KIND) : [],
  ]);
  return {
    orders: orders.map(({ number, status, receiver, createdAt, payableCents }) => ({
      ...{ orderNumber: number, status, receiver, createTime: createdAt, payable: mainUnits(payableCents) },
    })),
    products: products.map(({ id, name, pictures, status }) => ({
      ...{ prodId: id, prodName: textIn(name, locale), pic: pictures[0] ?? '', status },
    })),
    people: people.map(({ sellerId, name, mail }) => ({ sellerId, name, mail: mail ?? '' })),
  };
};
