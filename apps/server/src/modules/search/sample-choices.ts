import {
  chosenFacets,
  type Facet,
  type FacetFilters,
  type FacetSamples,
  type Sample,
  sortOut,
} from '@galleria/domain/search/facets';
import { halvingsFor, marks, wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../infra/database/database.ts';
import { matchRows, sampleShelf, wholeShelf } from './facets-db.ts';
import { type Filters, isOneShelf, scopeMarks } from './filters.ts';
import type { Reading } from './read-words.ts';

/** How many products are looked at of a long list as it stands, and of one that is narrowed, since few of it may pass. */
const LOOKED_AT = { plain: 400, narrowed: 4_000 };
/** So few tell nothing of the rest. They stand for some hundreds, which are then looked at all. */
const TOO_FEW = 20;

/** Where samples come from. */
export interface Source {
  readonly database: Database;
  /** Which of a product’s categories is counted: 0 for the uppermost. */
  readonly level: number;
  /** The store whose pages these are; it is no choice, and stays when choices are left out. */
  readonly shopId: number | undefined;
  /** What the words mean in a list narrowed like this; nothing when there are none. */
  readonly read: (filters: Filters) => Promise<Reading | undefined>;
}

/**
 * A sample of what passes all choices and, for each choice in force, of what fails it alone. Brands and stores have lists
 * of their own, so the list is sampled with them in force, and once more without each; the other choices are sorted out
 * of the first sample. So a brand with few products is counted from its few, not from what a sample of the mall has of it.
 */
export async function sampleChoices(source: Source, filters: Filters, chosen: FacetFilters): Promise<FacetSamples> {
  const together = await take(source, withoutUnlisted(filters), isOneShelf(filters));
  // What is not in stock is never counted, so nobody needs to see it.
  const facets = chosenFacets(chosen).filter((facet) => facet !== 'inStock');
  const [all, besides] = await Promise.all([
    partOf(together, { source, filters, chosen, part: 'all' }),
    Promise.all(
      facets.map(async (facet) => {
        const others = without(facet, filters, source);
        const taken = isListed(facet) ? await take(source, others, isOneShelf(others)) : together;
        return [facet, await partOf(taken, { source, filters: others, chosen, part: facet })] as const;
      }),
    ),
  ]);
  return { all, besides: Object.fromEntries(besides) };
}

interface Part {
  readonly source: Source;
  /** All that the rows have to pass. */
  readonly filters: Filters;
  readonly chosen: FacetFilters;
  readonly part: Facet | 'all';
}

async function partOf(taken: Sample, { source, filters, chosen, part }: Part): Promise<Sample> {
  const sorted = sortOut(taken.rows, chosen);
  const passing = part === 'all' ? sorted.all.length : sorted.all.length + sorted[part].length;
  if (taken.scale === 1 || passing >= TOO_FEW) return { rows: sorted[part], scale: taken.scale };
  const whole = await takeWhole(source, filters);
  return { rows: sortOut(whole, chosen)[part], scale: 1 };
}

async function take({ database, level, read }: Source, filters: Filters, isPlain: boolean): Promise<Sample> {
  const most = isPlain ? LOOKED_AT.plain : LOOKED_AT.narrowed;
  const reading = await read(filters);
  if (!reading) return sampleShelf(database, filters, level, most);
  const halvings = halvingsFor(reading.expected, most);
  const words = wordsOf(reading, filters, halvings > 0 ? [[marks.part(halvings)]] : []);
  return { rows: words === undefined ? [] : await matchRows(database, words, filters, level), scale: 2 ** halvings };
}

async function takeWhole({ database, level, read }: Source, filters: Filters): Promise<Sample['rows']> {
  const reading = await read(filters);
  if (!reading) return wholeShelf(database, filters, level);
  const words = wordsOf(reading, filters);
  return words === undefined ? [] : matchRows(database, words, filters, level);
}

/** Nothing when nothing can have them. */
function wordsOf({ groups, isHopeless }: Reading, filters: Filters, parts: string[][] = []): string | undefined {
  return isHopeless || groups.length === 0 ? undefined : wordQuery(groups, [...scopeMarks(filters), ...parts]);
}

function isListed(facet: Facet): boolean {
  return facet === 'brand' || facet === 'shop';
}

function without(facet: Facet, filters: Filters, { shopId }: Pick<Source, 'shopId'>): Filters {
  const none = undefined;
  const left: Record<Facet, Filters> = {
    brand: { brandIds: none },
    shop: { shopIds: shopId === undefined ? none : [shopId] },
    price: { minPrice: none, maxPrice: none },
    rating: { minRating: none },
    delivery: { delivery: none },
    inStock: { inStock: none },
  };
  return { ...filters, ...left[facet] };
}

/** Without the choices that have no lists. */
function withoutUnlisted(filters: Filters): Filters {
  const none = undefined;
  return { ...filters, minPrice: none, maxPrice: none, minRating: none, delivery: none, inStock: none };
}
