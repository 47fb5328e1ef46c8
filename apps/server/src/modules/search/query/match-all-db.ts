import { type WordGroup, wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../../infra/database/database.ts';
import type { Filters } from './filters.ts';
import {
  LIST_COLUMNS,
  type ListRow,
  type MatchOrder,
  PRIMARY_MATCH_BONUS,
  SORT_COLUMNS,
  type SortOrder,
  toListRows,
  type Window,
} from './list-item.ts';
import { type BindValue, filterCondition, runPrepared, TSVECTOR_FIELDS } from './sql.ts';

interface MatchQuery {
  readonly groups: readonly WordGroup[];
  /** The groups without synonyms; empty when a typed word is in no product. */
  readonly typed: readonly WordGroup[];
  /** Combinations of words of which any is sufficient, the best first. */
  readonly parts?: readonly (readonly WordGroup[])[] | undefined;
  /** Lexemes of the listings that hits must be in. */
  readonly tags: readonly (readonly string[])[];
  readonly order: SortOrder | MatchOrder;
  readonly window: Window;
  readonly filters: Filters;
}

/** Finds all products with the words, then sorts: for few hits. */
export async function matchAll(database: Database, query: MatchQuery): Promise<{ rows: ListRow[]; total: number }> {
  const rows = await runPrepared<ListRow & { total: string }>(database, (bind) => matchStatement(query, bind));
  return { rows: toListRows(rows), total: Number(rows[0]?.total ?? 0) };
}

function matchStatement(query: MatchQuery, bind: BindValue): string {
  const { groups, tags, order, window, filters } = query;
  const [direction, beyond] = window.descending ? ['desc', '<'] : ['asc', '>'];
  const { after } = window;
  const bonuses = bonusesFor(query);
  const column = order === 'rank' || order === 'shelf' ? SORT_COLUMNS.popularity : SORT_COLUMNS[order];
  const matched = `select t.product_id, t.${column} as key from search_product t
    where t.words @@ ${bind(wordQuery(groups, tags), 'tsquery')} and ${filterCondition(bind, filters)}`;
  return `with found as materialized (${bonuses.length > 0 ? withBonuses(bonuses, matched, bind) : matched}),
    hits as (
      select product_id, key from found
      ${after ? `where (key, product_id) ${beyond} (${bind(after.key, 'bigint')}, ${bind(after.id, 'int')})` : ''}
      order by key ${direction}, product_id ${direction}
      limit ${bind(window.size, 'int')} offset ${bind(window.offset, 'int')})
    select (select count(*) from found) as total, hits.key, ${LIST_COLUMNS}
    from (select 1) one left join hits on true left join search_product p on p.product_id = hits.product_id
    order by hits.key ${direction}, hits.product_id ${direction}`;
}

/** Points for hits in a field, added to the popularity. */
interface FieldBonus {
  readonly name: string;
  readonly field: string;
  readonly tsquery: string;
  readonly points: number;
}

/** Popularity is at most about 10,000. */
const NAME_POINTS = 4_000;
const NAME_BRAND_CATEGORY_POINTS = 8_000;
const AS_TYPED_POINTS = 3_000;
/** More than popularity and all other points together. */
const PART_RANK_POINTS = 100_000;

/** Empty when the order does not depend on the words. */
function bonusesFor({ groups, typed, parts = [], tags, order }: MatchQuery): FieldBonus[] {
  const { name, nameBrandCategory } = TSVECTOR_FIELDS;
  const [tsquery, typedTsquery] = [wordQuery(groups, tags), wordQuery(typed, tags)];
  if (order === 'shelf') return [{ name: 'in_field', field: nameBrandCategory, tsquery, points: PRIMARY_MATCH_BONUS }];
  if (order !== 'rank') return [];
  // Most words have no synonyms; the third lookup is left out then.
  const isTyped = tsquery === typedTsquery;
  const fieldPoints = isTyped ? NAME_BRAND_CATEGORY_POINTS + AS_TYPED_POINTS : NAME_BRAND_CATEGORY_POINTS;
  const asTyped = { name: 'as_typed', field: nameBrandCategory, tsquery: typedTsquery, points: AS_TYPED_POINTS };
  return [
    { name: 'in_name', field: name, tsquery, points: NAME_POINTS },
    { name: 'in_field', field: nameBrandCategory, tsquery, points: fieldPoints },
    ...(isTyped || typed.length === 0 ? [] : [asTyped]),
    ...parts.map((part, index) => ({
      ...{ name: `in_part_${index}`, field: 't.words', tsquery: wordQuery(part, tags) },
      points: (parts.length - index) * PART_RANK_POINTS,
    })),
  ];
}

/** Each field is looked up on its own, from its index. */
function withBonuses(bonuses: readonly FieldBonus[], matched: string, bind: BindValue): string {
  const lookups = bonuses.map(
    ({ name, field, tsquery }) =>
      `${name} as materialized (select t.product_id from search_product t where ${field} @@ ${bind(tsquery, 'tsquery')})`,
  );
  const points = bonuses.map(
    ({ name, points: worth }) => `${worth} * (m.product_id in (select product_id from ${name}))::int`,
  );
  return `with matched as materialized (${matched}), ${lookups.join(', ')}
    select m.product_id, m.key + ${points.join(' + ')} as key from matched m`;
}
