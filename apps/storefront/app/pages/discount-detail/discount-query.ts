import { SORT_NUMBERS, type SortNumber } from '@galleria/domain/search/sort-order';
import { discountAddress } from '../../features/promotions/discount-address.ts';
import { pageNumber } from '../../ui/links/pagination.tsx';

/** What the address asks for. */
export interface DiscountQuery {
  /** As it stands there; the call says whether it is one. */
  readonly discountId: string;
  readonly sort: SortNumber | undefined;
  readonly current: number;
}

export function readDiscountQuery(params: URLSearchParams): DiscountQuery {
  return {
    discountId: params.get('discountId') ?? '',
    sort: SORT_NUMBERS.find((number) => String(number) === params.get('sort')),
    current: pageNumber(params),
  };
}

/** One page of a discount's products in an order. */
export function productsAddress(discountId: number, sort: SortNumber | undefined, page = 1): string {
  return `${discountAddress(discountId)}${sort === undefined ? '' : `&sort=${sort}`}${page > 1 ? `&current=${page}` : ''}`;
}
