import type { Locale } from '@galleria/domain/site/locales';
import { asc, getTableColumns, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Database, Queries } from '../../../infra/database/database.ts';
import { LIST_COLUMNS, type ListRow } from '../query/list-item.ts';
import { type BindValue, runPrepared, TSVECTOR_FIELDS } from '../query/sql.ts';
import { hotSearches } from '../tables.ts';

/** Up to this many phrases with the same beginning are compared in one request. */
const MAX_COMPARED = 2_000;
const MAX_PHRASES = 40;

export interface Phrase {
  readonly phrase: string;
  readonly shown: string;
  readonly documents: number;
}

const MOST_FREQUENT = `order by documents desc, length(phrase), phrase limit ${MAX_PHRASES}`;

/** The most frequent phrases with this beginning; undefined when there are too many to compare. */
export async function readPhrases(
  database: Database,
  locale: Locale,
  beginning: string,
): Promise<Phrase[] | undefined> {
  const rows = await runPrepared<Phrase & { compared: string }>(
    database,
    (bind) => `with matching as materialized (${phrasesBeginning(bind, locale, beginning)} limit ${MAX_COMPARED + 1})
      select phrase, shown, documents, (select count(*) from matching) as compared from matching ${MOST_FREQUENT}`,
  );
  if (Number(rows[0]?.compared ?? 0) > MAX_COMPARED) return undefined;
  return rows.map(({ phrase, shown, documents }) => ({ phrase, shown, documents }));
}

/** Like `readPhrases` without a limit (tens of thousands for one letter in a large mall): the result must be cached. */
export async function readAllPhrases(database: Database, locale: Locale, beginning: string): Promise<Phrase[]> {
  return runPrepared<Phrase>(
    database,
    (bind) =>
      `select phrase, shown, documents from (${phrasesBeginning(bind, locale, beginning)}) matching ${MOST_FREQUENT}`,
  );
}

function phrasesBeginning(bind: BindValue, locale: Locale, beginning: string): string {
  const [begins, language] = [bind(beginning, 'text'), bind(locale, 'text')];
  const inRange = (column: string) => `${column} ~>=~ ${begins} and ${column} ~<~ (${begins} || U&'\\FFFF')`;
  return `(select phrase, shown, documents from search_phrase where locale = ${language} and ${inRange('phrase')}
    union select phrase, shown, documents from search_phrase where locale = ${language} and ${inRange('sound')})`;
}

/** Only this many products with the words are compared, even if others would be more popular. */
const MAX_PRODUCTS_COMPARED = 500;

/**
 * Popular products that match the tsquery in name, brand, category or options, and whether the limit of compared
 * products was reached.
 */
export async function readSuggestedProducts(database: Database, tsquery: string, limit: number) {
  const rows = await runPrepared<ListRow & { compared: string }>(
    database,
    (bind) => `with compared as materialized (
        select t.product_id, t.popularity from search_product t
        where ${TSVECTOR_FIELDS.nameBrandCategory} @@ ${bind(tsquery, 'tsquery')} limit ${MAX_PRODUCTS_COMPARED})
      select compared.popularity as key, (select count(*) from compared) as compared, ${LIST_COLUMNS}
      from compared join search_product p on p.product_id = compared.product_id
      order by compared.popularity desc, compared.product_id limit ${bind(limit, 'int')}`,
  );
  return { rows, wereMany: Number(rows[0]?.compared ?? 0) === MAX_PRODUCTS_COMPARED };
}

/** The current rows of products that were suggested before. */
export async function readProductsById(database: Database, productIds: readonly number[]): Promise<ListRow[]> {
  return runPrepared<ListRow>(
    database,
    (bind) => `select p.popularity as key, ${LIST_COLUMNS} from search_product p
      where p.product_id = any (${bind(productIds, 'int[]')}) order by p.popularity desc, p.product_id`,
  );
}

const isShown = sql<boolean>`(coalesce(${hotSearches.startsAt}, '-infinity') <= ${mallNow}
  and ${mallNow} < coalesce(${hotSearches.endsAt}, 'infinity'))`;

/** Hot searches that are shown now. */
export async function readHotSearches(queries: Queries) {
  return queries.select().from(hotSearches).where(isShown).orderBy(asc(hotSearches.sequence), asc(hotSearches.id));
}

/** All hot searches, for editing. */
export async function readAllHotSearches(queries: Queries) {
  return queries
    .select({ ...getTableColumns(hotSearches), isShown })
    .from(hotSearches)
    .orderBy(asc(hotSearches.target), asc(hotSearches.sequence), asc(hotSearches.id));
}

export async function insertHotSearches(queries: Queries, rows: (typeof hotSearches.$inferInsert)[]): Promise<void> {
  await queries.insert(hotSearches).values(rows);
}
