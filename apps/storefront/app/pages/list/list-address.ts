import type { ListQuery } from './list-query.ts';

/** Everything that is chosen is in the address, in one order, and nothing else is. */
export function listParams(query: ListQuery): URLSearchParams {
  const { keyword, exact, isNew, sort, categories, brands, brandName, shops, price, rating, inStock, delivery } = query;
  const { couponId, page, cursor } = query;
  const isNamedBrand = brands.length === 1 && brandName !== '';
  const entries: [string, string | number | undefined | false][] = [
    ['pn', keyword],
    ['exact', exact && 1],
    ['st', isNew && 1],
    ['cpid', categories.cpid],
    ['cid', categories.cid],
    ['thCid', categories.thCid],
    ['bid', isNamedBrand && brands[0]],
    ['bName', isNamedBrand && brandName],
    ['brands', !isNamedBrand && brands.join(',')],
    ['shops', shops.join(',')],
    ['min', price.min?.toString()],
    ['max', price.max?.toString()],
    ['cur', price.currency],
    ['rating', rating],
    ['stock', inStock && 1],
    ['delivery', delivery],
    ['couponId', couponId],
    ['sort', sort],
    ['cursor', cursor],
    ['page', !cursor && page > 1 && page],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)]] : [])));
}

/** The list with something chosen otherwise, from its first page on. */
export function listAddress(query: ListQuery, change: Partial<ListQuery>): string {
  const params = listParams({ ...query, page: 1, cursor: undefined, ...change });
  return params.size > 0 ? `/list?${params}` : '/list';
}

/** What was searched for, without anything that narrows it down. */
export function unfiltered(query: ListQuery): ListQuery {
  return {
    ...query,
    brands: [],
    brandName: '',
    shops: [],
    price: {},
    rating: undefined,
    inStock: false,
    delivery: undefined,
    couponId: undefined,
  };
}

export function isFiltered(query: ListQuery): boolean {
  const { brands, shops, price, inStock } = query;
  const isChosen = brands.length > 0 || shops.length > 0 || inStock;
  return (
    isChosen || [price.min, price.max, query.rating, query.delivery, query.couponId].some((one) => one !== undefined)
  );
}
