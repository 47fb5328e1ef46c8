import type { Call } from '@galleria/contract/call';
import { searchProducts, searchSuggestions } from '@galleria/contract/search';
import { cardProduct } from '../../features/products/card-product.ts';
import type { ListData } from './list-data.ts';
import type { ListQuery } from './list-query.ts';

const BY_SALES = 2;
const HOT_SHOWN = 10;
const SIMILAR_SHOWN = 3;

/** Where to go on from a list with nothing on it. Who searched for the words as typed may still want the others. */
export async function helpFor(call: Call, { keyword }: ListQuery): Promise<ListData['help']> {
  const [hot, similar, meant] = await Promise.all([
    call(searchProducts, { sort: BY_SALES, size: HOT_SHOWN }),
    keyword ? call(searchSuggestions, { keyword }) : undefined,
    keyword ? call(searchProducts, { keyword, size: 1 }) : undefined,
  ]);
  const words = [
    ...(meant?.ok && meant.data.corrected ? [meant.data.corrected] : []),
    ...(similar?.ok ? similar.data.words : []),
  ];
  return {
    hot: hot.ok ? hot.data.records.map(cardProduct) : [],
    similar: [...new Set(words)].filter((word) => word.toLowerCase() !== keyword.toLowerCase()).slice(0, SIMILAR_SHOWN),
  };
}
