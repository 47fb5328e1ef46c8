import { SORT_NUMBERS, type SortNumber } from '@galleria/domain/search/sorts';
import { typedWords } from '../../shell/search/typed-words.ts';

/** What the address of a list asks for. */
export interface ListQuery {
  readonly keyword: string;
  /** The words as typed, without corrections. */
  readonly exact: boolean;
  readonly isNew: boolean;
  readonly sort?: SortNumber;
  /** Categories of the first, second and third level; the deepest one counts. */
  readonly categories: { readonly cpid?: number; readonly cid?: number; readonly thCid?: number };
  readonly brands: readonly number[];
  /** Came along with a single brand, so that it can be named. */
  readonly brandName: string;
  readonly shops: readonly number[];
  readonly price: PriceRange;
  readonly rating?: number;
  readonly inStock: boolean;
  readonly delivery?: number;
  /** Only what this coupon is good for. */
  readonly couponId?: number;
  readonly page: number;
  readonly cursor?: string;
}

/** In main units of the currency it was typed in; without a code that is the base currency. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
  readonly currency?: string;
}

const MOST_CHOICES = 20;
/** The largest that the search takes, see the formats of the contract. */
const LARGEST_ID = 2_147_483_647;
export const LARGEST_AMOUNT = 999_999_999;
const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;
const WHOLE = /^\d{1,15}$/;

/** What makes no sense is passed over: an address may be typed, old or cut short. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const whole = (name: string, most = LARGEST_ID) => wholeOf(params.get(name), most);
  const bid = whole('bid');
  const brands = [...new Set([...(bid ? [bid] : []), ...idsOf(params.get('brands'))])].slice(0, MOST_CHOICES);
  return {
    keyword: typedWords(params, 'pn'),
    exact: params.get('exact') === '1',
    isNew: params.get('st') === '1',
    sort: SORT_NUMBERS.find((number) => String(number) === params.get('sort')),
    categories: { cpid: whole('cpid'), cid: whole('cid'), thCid: whole('thCid') },
    brands,
    brandName: brands.length === 1 ? typedWords(params, 'bName') : '',
    shops: idsOf(params.get('shops')),
    price: priceOf(params),
    rating: whole('rating', 5),
    inStock: params.get('stock') === '1',
    delivery: whole('delivery', 4),
    couponId: whole('couponId'),
    page: whole('page', 1_000_000) ?? 1,
    cursor: params.get('cursor')?.slice(0, 200) || undefined,
  };
}

function wholeOf(text: string | null, most: number): number | undefined {
  const value = text && WHOLE.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

function idsOf(text: string | null): number[] {
  const found = (text ?? '').split(',').flatMap((one) => wholeOf(one, LARGEST_ID) ?? []);
  return [...new Set(found)].slice(0, MOST_CHOICES);
}

function priceOf(params: URLSearchParams): PriceRange {
  const amounts = ['min', 'max'].map((name) => amountOf(params.get(name)));
  const [min, max] = amounts;
  if (min === undefined && max === undefined) return {};
  const isTurned = min !== undefined && max !== undefined && min > max;
  const currency = params.get('cur')?.match(/^[A-Z]{3}$/)?.[0];
  return { min: isTurned ? max : min, max: isTurned ? min : max, currency };
}

function amountOf(text: string | null): number | undefined {
  const typed = text?.trim() ?? '';
  return AMOUNT.test(typed) ? Math.min(Number(typed.replace(',', '.')), LARGEST_AMOUNT) : undefined;
}
