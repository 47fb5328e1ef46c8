import type { Database } from '../../infra/database/database.ts';
import { condition, type Filters } from './filters.ts';
import { type ListRow, listRows, SHOWN, type Window } from './list-rows.ts';
import { PLACES } from './places.ts';
import { countPassing, smallestScope } from './scope-db.ts';
import { type Put, runPrepared } from './statements.ts';

interface Skim {
  /** In the database's notation. */
  readonly words: string;
  /** Only from this popularity on, which must be one of the peaks. */
  readonly peak?: number | undefined;
  readonly window: Window;
  readonly filters: Filters;
  /** How many pass the filters is to be told too. */
  readonly counts: boolean;
}

interface Skimmed {
  readonly rows: ListRow[];
  /** Of so many looked at, so many passed the filters, words left aside. */
  readonly seen: number;
  readonly passing: number;
}

/** The most popular products that have the words in their name, brand or category. */
export async function skimWords(database: Database, skim: Skim): Promise<Skimmed> {
  const rows = await runPrepared<ListRow & Omit<Skimmed, 'rows'>>(database, (put) => skimText(skim, put));
  const [{ seen, passing } = { seen: 0, passing: 0 }] = rows;
  return { rows: listRows(rows), seen: Number(seen), passing: Number(passing) };
}

function skimText({ words, peak, filters, window, counts }: Skim, put: Put): string {
  const { after } = window;
  // Written out, not put: else the index of the peak would not be seen to fit.
  const onPeak = peak === undefined ? '' : `and t.popularity >= ${peak}`;
  const passes = condition(put, filters);
  return `with ${counts ? `${smallestScope(put, filters)},` : ''} hits as materialized (
      select t.product_id, t.popularity as key from search_product t
      where ${PLACES.shelf} @@ ${put(words, 'tsquery')} ${onPeak} and ${passes}
      ${after ? `and (t.popularity, t.product_id) < (${put(after.key, 'bigint')}, ${put(after.id, 'int')})` : ''}
      order by t.popularity desc, t.product_id desc
      limit ${put(window.size, 'int')} offset ${put(window.offset, 'int')}),
    counted as (${countPassing(put, filters, counts && passes)})
    select counted.seen, counted.passing, hits.key, ${SHOWN}
    from counted left join hits on true left join search_product p on p.product_id = hits.product_id
    order by hits.key desc, hits.product_id desc`;
}
