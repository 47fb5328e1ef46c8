import { wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../infra/database/database.ts';
import { type Filters, isOneShelf, scopeMarks } from './filters.ts';
import type { ListRow, Order, Window } from './list-rows.ts';
import { matchWords } from './match-db.ts';
import type { Reading } from './read-words.ts';
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

/** So many are sorted at once without being felt; more are walked along in the order that an index has. */
const FEW = 2_000;

/** One statement, or a second one when a walk has come to nothing because what is wanted is rare. */
export async function findProducts(database: Database, wanted: Wanted): Promise<Found> {
  const { order, reading } = wanted;
  if (!reading) return walk(database, wanted, order === 'rank' ? 'popularity' : order);
  if (reading.groups.length === 0 || reading.isHopeless) return { rows: [], total: 0, isEstimate: false, order };
  const isFew = reading.expected <= FEW || (order === 'rank' && wanted.window.after !== undefined);
  return isFew ? match(database, wanted, reading) : walk(database, wanted, order === 'rank' ? 'popularity' : order);
}

async function match(database: Database, wanted: Wanted, reading: Reading): Promise<Found> {
  const marks = scopeMarks(wanted.filters);
  const { groups, typed } = reading;
  const { rows, total } = await matchWords(database, {
    ...wanted,
    words: wordQuery(groups, marks),
    better: {
      places: ['A', 'AB', 'ABC'].map((places) => wordQuery(groups, [], places)),
      asTyped: wordQuery(typed),
    },
  });
  return { rows, total, isEstimate: false, order: wanted.order };
}

async function walk(database: Database, wanted: Wanted, order: Order): Promise<Found> {
  const { reading, filters, window } = wanted;
  const words = reading && wordQuery(reading.groups, [], wanted.isByMatch ? 'AB' : undefined);
  const counts = !isOneShelf(filters);
  const walked = await walkShelf(database, { order, window, filters, words, counts, isBounded: true });
  const cameToNothing = walked.rows.length < window.size && walked.size > LONGEST_WALK;
  if (cameToNothing && reading) return match(database, wanted, reading);
  const whole = cameToNothing
    ? await walkShelf(database, { order, window, filters, words, counts, isBounded: false })
    : walked;
  const share = counts && whole.seen > 0 ? whole.passing / whole.seen : 1;
  const reached = window.after ? 0 : window.offset + whole.rows.length;
  const isExact = !reading && (!counts || whole.seen === whole.size);
  const total = Math.round((reading ? reading.expected : whole.size) * share);
  return { rows: whole.rows, total: isExact ? total : Math.max(total, reached), isEstimate: !isExact, order };
}
