import {
  chosenFacets,
  type Facet,
  type FacetFilters,
  type FacetSamples,
  partitionByFailedFacet,
  type Sample,
} from '@galleria/domain/search/facets';
import { requiredHalvings, tags, wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../../infra/database/database.ts';
import { type Filters, isSingleListing, listingTags } from '../query/filters.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import { matchFacetRows, readAllFacetRows, sampleFacetRows } from './facets-db.ts';

/** Sample sizes of a listing without filters, and of one with filters, since few of its rows may pass. */
const SAMPLE_SIZE = { plain: 400, filtered: 4_000 };
/** A sample with fewer rows is not representative: all matching rows, some hundreds, are read instead. */
const MIN_SAMPLE_ROWS = 20;

/** Where samples are taken from. */
export interface FacetSource {
  readonly database: Database;
  /** The category level that is counted: 0 for the top level. */
  readonly level: number;
  /** The store of a store page: not a filter value, so it stays when filters are left out. */
  readonly shopId: number | undefined;
  /** Parses the keyword for a listing narrowed by these filters; undefined without a keyword. */
  readonly parse: (filters: Filters) => Promise<ParsedQuery | undefined>;
}

/**
 * Samples the rows that pass all filters and, for each filter in force, those that fail only this one. Brands and
 * stores have listings of their own, so these filters are applied before sampling, and each has a further sample
 * without it; the other filters are applied to the first sample. So a brand with few products is counted from all of
 * them, not from those in a sample of the mall.
 */
export async function sampleFacets(source: FacetSource, filters: Filters, chosen: FacetFilters): Promise<FacetSamples> {
  const together = await sample(source, withoutUnlisted(filters), isSingleListing(filters));
  // Sold-out products are never counted, so they need no sample.
  const facets = chosenFacets(chosen).filter((facet) => facet !== 'inStock');
  const [all, priced, failing] = await Promise.all([
    partOf(together, { source, filters, chosen, part: 'all' }),
    facets.includes('price') ? rowsOfAnyPrice(together, { source, filters, chosen }) : undefined,
    Promise.all(
      facets.map(async (facet) => {
        const others = without(facet, filters, source);
        const own = hasListing(facet) ? await sample(source, others, isSingleListing(others)) : together;
        return [facet, await partOf(own, { source, filters: others, chosen, part: facet })] as const;
      }),
    ),
  ]);
  return { all, priced, failing: Object.fromEntries(failing) };
}

/** The rows as if no price were chosen, so that the price ranges stay the same when one of them is chosen. */
async function rowsOfAnyPrice(together: Sample, { source, filters, chosen }: Omit<Part, 'part'>) {
  const others = without('price', filters, source);
  const isSame = together.scale === 1 || isSingleListing(others) === isSingleListing(filters);
  const sampled = isSame ? together : await sample(source, withoutUnlisted(others), isSingleListing(others));
  const unpriced = { ...chosen, minPriceCents: undefined, maxPriceCents: undefined };
  return (await partOf(sampled, { source, filters: others, chosen: unpriced, part: 'all' })).rows;
}

interface Part {
  readonly source: FacetSource;
  /** Conditions that the rows have to pass. */
  readonly filters: Filters;
  readonly chosen: FacetFilters;
  readonly part: Facet | 'all';
}

async function partOf(sampled: Sample, { source, filters, chosen, part }: Part): Promise<Sample> {
  const parts = partitionByFailedFacet(sampled.rows, chosen);
  const passing = part === 'all' ? parts.all.length : parts.all.length + parts[part].length;
  if (sampled.scale === 1 || passing >= MIN_SAMPLE_ROWS) return { rows: parts[part], scale: sampled.scale };
  const all = await readAll(source, filters);
  return { rows: partitionByFailedFacet(all, chosen)[part], scale: 1 };
}

async function sample({ database, level, parse }: FacetSource, filters: Filters, isPlain: boolean): Promise<Sample> {
  const size = isPlain ? SAMPLE_SIZE.plain : SAMPLE_SIZE.filtered;
  const parsed = await parse(filters);
  if (!parsed) return sampleFacetRows(database, filters, level, size);
  const halvings = requiredHalvings(parsed.expectedHits, size);
  const tsquery = queryFor(parsed, filters, halvings > 0 ? [[tags.sample(halvings)]] : []);
  const rows = tsquery === undefined ? [] : await matchFacetRows(database, tsquery, filters, level);
  return { rows, scale: 2 ** halvings };
}

async function readAll({ database, level, parse }: FacetSource, filters: Filters): Promise<Sample['rows']> {
  const parsed = await parse(filters);
  if (!parsed) return readAllFacetRows(database, filters, level);
  const tsquery = queryFor(parsed, filters);
  return tsquery === undefined ? [] : matchFacetRows(database, tsquery, filters, level);
}

/** A tsquery; undefined when nothing can match. */
function queryFor(parsed: ParsedQuery, filters: Filters, sampleTags: string[][] = []): string | undefined {
  const { groups, hasUnknownWord } = parsed;
  return hasUnknownWord || groups.length === 0
    ? undefined
    : wordQuery(groups, [...listingTags(filters), ...sampleTags]);
}

function hasListing(facet: Facet): boolean {
  return facet === 'brand' || facet === 'shop';
}

function without(facet: Facet, filters: Filters, { shopId }: Pick<FacetSource, 'shopId'>): Filters {
  const none = undefined;
  const removed: Record<Facet, Filters> = {
    brand: { brandIds: none },
    shop: { shopIds: shopId === undefined ? none : [shopId] },
    price: { minPriceCents: none, maxPriceCents: none },
    rating: { minRatingTenths: none },
    delivery: { delivery: none },
    inStock: { inStock: none },
  };
  return { ...filters, ...removed[facet] };
}

/** Without the filters that have no listings of their own. */
function withoutUnlisted(filters: Filters): Filters {
  const none = undefined;
  return {
    ...filters,
    ...{ minPriceCents: none, maxPriceCents: none, minRatingTenths: none, delivery: none, inStock: none },
  };
}
