import type { ImportLineState, ImportProblem } from '@galleria/domain/imports/import-rules';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { ImportJob, ImportLine } from './imports-db.ts';

const COLUMNS = sql`line, unit, cells, state, problems, import_id as "importId", before, after, product_id as "productId"`;

/** The state of lines that are still open in the dry run or the run. */
function openLineState(jobState: ImportJob['state']): 'new' | 'good' | undefined {
  return {
    checking: 'new' as const,
    running: 'good' as const,
    ready: undefined,
    done: undefined,
    cancelled: undefined,
  }[jobState];
}

/**
 * Takes row locks on the next lines until the transaction ends: those of one product, or many of stock. A concurrent
 * worker waits for the lock, finds the lines in another state and gets none of them; the same holds after the import
 * was cancelled.
 */
export async function claimLines(
  queries: Queries,
  { id: importId, kind, state: jobState }: Pick<ImportJob, 'id' | 'kind' | 'state'>,
  maxStockLines: number,
): Promise<ImportLine[]> {
  const openState = openLineState(jobState);
  const isNextUnit =
    kind === 'products'
      ? sql`unit = (select unit from import_line where import_id = ${importId} and state = ${openState} order by line limit 1)`
      : sql`line in (select line from import_line where import_id = ${importId} and state = ${openState} order by line limit ${maxStockLines})`;
  const { rows } = await queries.execute<{ [Key in keyof ImportLine]: ImportLine[Key] }>(sql`
    select ${COLUMNS} from import_line where import_id = ${importId} and state = ${openState} and ${isNextUnit}
      and exists (select from import_job where id = ${importId} and state = ${jobState})
    order by line for no key update`);
  return rows;
}

export async function hasOpenLines(queries: Queries, { id, state }: Pick<ImportJob, 'id' | 'state'>): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select from import_line where import_id = ${id} and state = ${openLineState(state)} limit 1`,
  );
  return rows.length > 0;
}

export interface LineResult {
  readonly line: number;
  readonly problems: readonly ImportProblem[];
  readonly before?: number | null;
  readonly after?: number | null;
  readonly productId?: number | null;
}

/** Must run in the transaction of the lines' effects. */
export async function markLines(
  queries: Queries,
  importId: number,
  results: readonly (LineResult & { readonly state: ImportLineState })[],
): Promise<void> {
  await queries.execute(sql`
    update import_line set state = given.state, problems = given.problems, before = given.before, after = given.after,
      product_id = given."productId"
    from json_to_recordset(${JSON.stringify(results)}::json)
      as given(line int, state text, problems jsonb, before int, after int, "productId" int)
    where import_line.import_id = ${importId} and import_line.line = given.line`);
}
