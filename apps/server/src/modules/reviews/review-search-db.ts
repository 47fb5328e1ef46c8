import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { showsPictures } from './reviews-db.ts';
import { reviews } from './tables.ts';

export interface ReviewSearch {
  readonly stars?: readonly number[] | undefined;
  readonly hasPictures?: boolean | undefined;
  readonly prodId?: number | undefined;
  readonly keyword?: string | undefined;
}

/** Conditions by which stores and staff search reviews. */
export function searchConditions(search: ReviewSearch): (SQL | undefined)[] {
  const { stars, prodId, keyword } = search;
  return [
    stars && inArray(reviews.stars, [...stars]),
    booleanFilter(search.hasPictures, showsPictures, sql`not (${showsPictures})`),
    prodId === undefined ? undefined : eq(reviews.productId, prodId),
    keyword ? containsKeyword(keyword) : undefined,
  ];
}

export function booleanFilter(wanted: boolean | undefined, yes: SQL, no: SQL): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? yes : no;
}

function containsKeyword(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const { content, replyContent, appendContent, appendReplyContent } = reviews;
  return or(...[content, replyContent, appendContent, appendReplyContent].map((text) => sql`${text} ilike ${pattern}`));
}

/** Cursor for the order "latest first". As text, since a JavaScript date has no microseconds. */
export const cursorTime = sql<string>`${reviews.createdAt}::text`;

/** The rows after the cursor are older, since the latest come first. */
export function followsCursor(
  cursor: { readonly id: number; readonly createdAt: string } | undefined,
): SQL | undefined {
  return (
    cursor && sql`(${reviews.createdAt}, ${reviews.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::bigint)`
  );
}
