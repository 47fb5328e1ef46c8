import type * as contract from '@galleria/contract/overview/staff-overview';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { contactOf, maskContact } from '@galleria/domain/accounts/contact';
import { mainUnits } from '@galleria/domain/money/main-units';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { findAccounts } from '../accounts/index.ts';
import { findProductsByCode } from '../catalogue/index.ts';
import { findMallOrder } from '../orders/index.ts';
import { findPaymentByNumber } from '../payments/index.ts';
import { findPayoutByNumber } from '../payouts/index.ts';
import { findNamedProducts } from '../search/index.ts';
import { findStoresNamed } from '../stores/index.ts';
import type { OverviewContext } from './index.ts';

const MAX_PER_KIND = 5;

/** One indexed statement per kind of record that the role may view; numbers must match exactly. */
export const staffSearch: UseCase<typeof contract.staffSearch, OverviewContext> = async (
  { database: { queries } },
  { text },
  { actor: { permissions }, locale },
) => {
  const isNumber = /^\d{10,24}$/.test(text);
  const [orders, buyers, stores, products, payments, payouts] = await Promise.all([
    isNumber && permissions.has('orders.view') ? findMallOrder(queries, text) : [],
    permissions.has('buyers.view') ? findAccounts(queries, text, MAX_PER_KIND) : [],
    permissions.has('stores.view') ? findStoresNamed(queries, text, MAX_PER_KIND) : [],
    permissions.has('products.view') ? findProducts(queries, text) : [],
    isNumber && permissions.has('payments.view') ? findPaymentByNumber(queries, text) : [],
    isNumber && permissions.has('payouts.view') ? findPayoutByNumber(queries, text) : [],
  ]);
  return {
    orders: orders.map(({ number, status, createdAt, payableCents }) => ({
      ...{ orderNumber: number, status, createTime: createdAt, payable: mainUnits(payableCents) },
    })),
    buyers: buyers.map(({ id, nickName, ...contact }) => ({
      ...{ userId: id, nickName, contact: maskContact(contactOf(contact)) },
    })),
    stores: stores.map(({ id, name, logo }) => ({ storeId: id, storeName: textIn(name, locale), logo })),
    products: products.map(({ id, name, picture }) => ({ prodId: id, prodName: textIn(name, locale), pic: picture })),
    payments: payments.map(({ number, amountCents, currency, createdAt }) => ({
      ...{ payNumber: number, amount: mainUnits(amountCents), currency, createTime: formatApiTime(createdAt) },
    })),
    payouts: payouts.map(({ number, storeId, amountCents, createdAt }) => ({
      ...{ payoutNumber: number, storeId, amount: mainUnits(amountCents), createTime: formatApiTime(createdAt) },
    })),
  };
};

/** By number or SKU code among all products, by words of the name among those on sale. */
async function findProducts(queries: Queries, text: string) {
  const [named, coded] = await Promise.all([
    findNamedProducts(queries, text, MAX_PER_KIND),
    findProductsByCode(queries, text, MAX_PER_KIND),
  ]);
  const found = [...coded.map(({ pictures, ...product }) => ({ ...product, picture: pictures[0] ?? '' })), ...named];
  return [...new Map(found.map((product) => [product.id, product])).values()].slice(0, MAX_PER_KIND);
}
