import { peakHolding } from '@galleria/domain/search/popularity';
import { wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../infra/database/database.ts';
import type { SearchContext } from './context.ts';
import { type Filters, isOneShelf, scopeMarks } from './filters.ts';
import { type ListRow, type MatchOrder, ON_SHELF_FIRST, type Order, type Window } from './list-rows.ts';
import { matchWords } from './match-db.ts';
import { FEW, type Reading } from './read-words.ts';
import { skimWords } from './skim-db.ts';
import { LONGEST_WALK, walkShelf } from './walk-db.ts';

export interface Wanted {
  readonly order: Order | MatchOrder;
  readonly window: Window;
  readonly filters: Filters;
  readonly reading?: Reading | undefined;
}

export interface Found {
  readonly rows: readonly ListRow[];
  readonly total: number;
  readonly isEstimate: boolean;
  /** What the keys of the rows are. */
  readonly order: Order | MatchOrder;
}

/** When one of so many has the words, walking along a list in another order comes upon a page of them soon. */
const OFTEN = 20;
/**
 * So many times what a page needs should be on a peak, since words are not as frequent there as everywhere; then, for words
 * that are mostly in descriptions, so many times.
 */
const ENOUGH = [2, 30];

/** One statement, or another when the first has come to nothing because what is wanted is rare. */
export async function findProducts(
  context: Pick<SearchContext, 'database' | 'shares'>,
  wanted: Wanted,
): Promise<Found> {
  const { database } = context;
  const { order, reading, window } = wanted;
  const isByMatch = order === 'rank' || order === 'shelf';
  if (!reading) return walk(context, wanted, isByMatch ? 'popularity' : order);
  if (reading.groups.length === 0 || reading.isHopeless) return { rows: [], total: 0, isEstimate: false, order };
  const { expected, scopeSize } = reading;
  // Whoever goes on from somewhere goes on in the same order, however many there are by now.
  if (order === 'shelf') return skim(database, wanted, reading);
  if (expected <= FEW || (order === 'rank' && window.after)) return match(database, wanted, reading);
  if (order === 'rank') return skim(database, wanted, reading);
  return expected * OFTEN < scopeSize ? match(database, wanted, reading) : walk(context, wanted, order);
}

async function match(database: Database, wanted: Wanted, reading: Reading): Promise<Found> {
  const { rows, total } = await matchWords(database, {
    ...wanted,
    groups: reading.groups,
    typed: reading.typed,
    marks: scopeMarks(wanted.filters),
  });
  return { rows, total, isEstimate: false, order: wanted.order };
}

/**
 * The most popular of those that have the words in name, brand or category; where they end, the same order goes on with
 * those that have them elsewhere. So whoever turns the pages sees everything once.
 */
async function skim(database: Database, wanted: Wanted, reading: Reading): Promise<Found> {
  const window = onShelf(wanted.window);
  const skimmed = window && (await skimShelf(database, { ...wanted, window }, reading));
  return skimmed ?? match(database, { ...wanted, order: 'shelf' }, reading);
}

/** From the peaks that should hold enough, the highest first; then from all. Nothing when there is no full page. */
async function skimShelf(
  database: Database,
  { window, filters }: Wanted,
  reading: Reading,
): Promise<Found | undefined> {
  const { groups, expected } = reading;
  const counts = !isOneShelf(filters);
  const words = wordQuery(groups, scopeMarks(filters));
  for (const peak of [...peaksFor(window, reading), undefined]) {
    const skimmed = await skimWords(database, { words, peak, window, filters, counts });
    if (skimmed.rows.length < window.size) continue;
    const rows = skimmed.rows.map((row) => ({ ...row, key: row.key + ON_SHELF_FIRST }));
    const total = Math.max(Math.round(expected * shareOf(skimmed)), reachedBy(window, rows));
    return { rows, total, isEstimate: true, order: 'shelf' };
  }
  return undefined;
}

/** The window by popularity alone; none when those with the words on the shelf have all been shown. */
function onShelf(window: Window): Window | undefined {
  const { after } = window;
  if (!after) return window;
  const key = after.key - ON_SHELF_FIRST;
  return key < 0 ? undefined : { ...window, after: { ...after, key } };
}

function peaksFor({ offset, size, after }: Window, { expected, mallSize, levels }: Reading): Set<number> {
  const share = expected / mallSize;
  const found = ENOUGH.map((times) =>
    peakHolding(levels, { wanted: times * (offset + size), share, below: after?.key }),
  );
  return new Set(found.filter((peak) => peak !== undefined));
}

async function walk(
  { database, shares }: Pick<SearchContext, 'database' | 'shares'>,
  wanted: Wanted,
  order: Order,
): Promise<Found> {
  const { reading, filters, window } = wanted;
  const words = reading && wordQuery(reading.groups);
  const isNarrowed = !isOneShelf(filters);
  const known = isNarrowed ? shares.get(filters) : undefined;
  const counts = isNarrowed && known === undefined;
  const walked = await walkShelf(database, { order, window, filters, words, counts, isBounded: true });
  const cameToNothing = walked.rows.length < window.size && walked.size > LONGEST_WALK;
  if (cameToNothing && reading) return match(database, wanted, reading);
  const whole = cameToNothing
    ? await walkShelf(database, { order, window, filters, words, counts, isBounded: false })
    : walked;
  const isSampled = counts && whole.seen < whole.size;
  if (isSampled) shares.keep(filters, shareOf(whole));
  const isExact = !reading && !isSampled && known === undefined;
  const total = Math.round((reading ? reading.expected : whole.size) * (known ?? shareOf(whole)));
  const { rows } = whole;
  return { rows, total: isExact ? total : Math.max(total, reachedBy(window, rows)), isEstimate: !isExact, order };
}

/** Of a sample, when one was taken. */
function shareOf({ seen, passing }: { seen: number; passing: number }): number {
  return seen > 0 ? passing / seen : 1;
}

/** There are at least as many as have been shown. */
function reachedBy({ after, offset }: Window, rows: readonly ListRow[]): number {
  return after ? 0 : offset + rows.length;
}
