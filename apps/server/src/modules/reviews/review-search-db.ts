import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { hasPictures } from './reviews-db.ts';
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
    booleanFilter(search.hasPictures, hasPictures, sql`not (${hasPictures})`),
    prodId === undefined ? undefined : eq(reviews.productId, prodId),
    keyword ? mentions(keyword) : undefined,
  ];
}

export function booleanFilter(wanted: boolean | undefined, yes: SQL, no: SQL): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? yes : no;
}

function mentions(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const { content, replyContent, appendContent, appendReplyContent } = reviews;
  return or(...[content, replyContent, appendContent, appendReplyContent].map((text) => sql`${text} ilike ${pattern}`));
}

/** Cursor for the order "latest first". As text, since a JavaScript date has no microseconds. */
export const cursorTime = sql<string>`${reviews.createdAt}::text`;

export function isAfter(cursor: { readonly id: number; readonly createdAt: string } | undefined): SQL | undefined {
  return (
    cursor && sql`(${reviews.createdAt}, ${reviews.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::bigint)`
  );
}
