import { levelsHolding } from '@galleria/domain/search/popularity';
import { marks, wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../infra/database/database.ts';
import type { SearchContext } from './context.ts';
import { type Filters, isOneShelf, scopeMarks } from './filters.ts';
import type { ListRow, Order, Window } from './list-rows.ts';
import { matchWords } from './match-db.ts';
import { FEW, type Reading } from './read-words.ts';
import { skimWords } from './skim-db.ts';
import { LONGEST_WALK, walkShelf } from './walk-db.ts';

export interface Wanted {
  readonly order: Order | 'rank';
  readonly window: Window;
  readonly filters: Filters;
  readonly reading?: Reading | undefined;
  /** Nobody asked for another order than the best first. */
  readonly isByMatch: boolean;
}

export interface Found {
  readonly rows: readonly ListRow[];
  readonly total: number;
  readonly isEstimate: boolean;
  /** What the keys of the rows are. */
  readonly order: Order | 'rank';
}

/** For each word: so many are sorted sooner than they are looked for level by level. */
const SKIMMED_WHOLE = 1_500;
/** When one of so many has the words, walking along a list in another order comes upon a page of them soon. */
const OFTEN = 20;
/** So many times what a page needs is looked for in the upper levels: not all have the words in a good place. */
const ENOUGH = 6;

/** One statement, or another when the first has come to nothing because what is wanted is rare. */
export async function findProducts(
  context: Pick<SearchContext, 'database' | 'shares'>,
  wanted: Wanted,
): Promise<Found> {
  const { database } = context;
  const { order, reading, window } = wanted;
  if (!reading) return walk(context, wanted, order === 'rank' ? 'popularity' : order);
  if (reading.groups.length === 0 || reading.isHopeless) return { rows: [], total: 0, isEstimate: false, order };
  const { expected, scopeSize } = reading;
  if (expected <= FEW || (order === 'rank' && window.after)) return match(database, wanted, reading);
  if (order === 'rank' || (wanted.isByMatch && order === 'popularity' && window.descending)) {
    return skim(database, wanted, reading);
  }
  return expected * OFTEN < scopeSize ? match(database, wanted, reading) : walk(context, wanted, order);
}

async function match(database: Database, wanted: Wanted, reading: Reading): Promise<Found> {
  const { rows, total } = await matchWords(database, {
    ...wanted,
    groups: reading.groups,
    typed: reading.typed,
    marks: scopeMarks(wanted.filters),
    isFew: reading.expected <= FEW,
  });
  return { rows, total, isEstimate: false, order: wanted.order };
}

/** From the most popular levels, as many as should hold enough; then from all; then from wherever the words are. */
async function skim(database: Database, wanted: Wanted, reading: Reading): Promise<Found> {
  const { window, filters } = wanted;
  const { groups, expected, mallSize, levels } = reading;
  const isMany = expected > SKIMMED_WHOLE * groups.length;
  const wantedRows = ENOUGH * (window.offset + window.size);
  const upper = isMany
    ? levelsHolding(levels, { wanted: wantedRows, share: expected / mallSize, from: window.after?.key })
    : undefined;
  const counts = !isOneShelf(filters);
  for (const level of upper ? [[upper.map(marks.level)], []] : [[]]) {
    const words = wordQuery(groups, [...scopeMarks(filters), ...level]);
    const skimmed = await skimWords(database, { words, window, filters, counts });
    const { rows } = skimmed;
    if (rows.length < window.size) continue;
    const total = Math.max(Math.round(expected * shareOf(skimmed)), reachedBy(window, rows));
    return { rows, total, isEstimate: true, order: 'popularity' };
  }
  return match(database, wanted, reading);
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
