import { SORT_NUMBERS, type SortNumber } from '@galleria/domain/search/sort-order';
import { discountAddress } from '../../features/promotions/discount-address.ts';
import { pageNumber } from '../../ui/links/pagination.tsx';

/** The query of the page, as in its address. */
export interface DiscountQuery {
  /** Not validated here: the operation refuses an invalid id. */
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

/** Address of a page of the discount's products in a sort order. */
export function productsAddress(discountId: number, sort: SortNumber | undefined, page = 1): string {
  return `${discountAddress(discountId)}${sort === undefined ? '' : `&sort=${sort}`}${page > 1 ? `&current=${page}` : ''}`;
}
