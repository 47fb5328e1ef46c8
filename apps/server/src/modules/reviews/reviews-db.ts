import type { Locale } from '@galleria/domain/site/locales';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { reviews, reviewVotes } from './tables.ts';

export type NewReview = typeof reviews.$inferInsert;

const latestFirst = [desc(reviews.createdAt), desc(reviews.id)];
/** With the review or with its addition. */
export const showsPictures = sql`cardinality(${reviews.pictures}) + cardinality(${reviews.appendPictures}) > 0`;

/** How many reviews a product has with 1, 2 … 5 stars, and how many with pictures. */
export async function countReviews(queries: Queries, productId: number) {
  const rows = await queries
    .select({
      stars: reviews.stars,
      count: sql<number>`count(*)::int`,
      withPictures: sql<number>`(count(*) filter (where ${showsPictures}))::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isNull(reviews.hiddenAt)))
    .groupBy(reviews.stars);
  return {
    stars: [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0),
    withPictures: rows.reduce((sum, row) => sum + row.withPictures, 0),
  };
}

export interface ReviewFilter {
  readonly fewestStars: number;
  readonly mostStars: number;
  readonly onlyWithPictures: boolean;
}

/**
 * One page of a product's reviews: those with words first, of these the ones in the reader's languages first. Reads the
 * total and the reader's votes in the same statement.
 */
export async function readReviewPage(
  queries: Queries,
  { productId, readerId, languages }: Readers,
  filter: ReviewFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const wanted = and(
    eq(reviews.productId, productId),
    isNull(reviews.hiddenAt),
    sql`${reviews.stars} between ${filter.fewestStars} and ${filter.mostStars}`,
    filter.onlyWithPictures ? showsPictures : undefined,
  ) as SQL;
  const total = queries.$count(reviews, wanted);
  const rows = await queries
    .select({ review: reviews, isUseful: hasVoteOf(readerId), total: sql<number>`(${total})`.mapWith(Number) })
    .from(reviews)
    .where(wanted)
    .orderBy(reviews.isDefault, languageRank(languages), ...latestFirst)
    .offset(offset)
    .limit(limit);
  return { rows, total: rows[0]?.total ?? (offset > 0 ? await total : 0) };
}

interface Readers {
  readonly productId: number;
  readonly readerId: string | undefined;
  /** In order of preference; reviews in any other language come last. */
  readonly languages: readonly Locale[];
}

/** Words without a known language are taken to be in the reader's first language. */
function languageRank(languages: readonly Locale[]): SQL {
  const known = sql`coalesce(${reviews.locale}, ${languages[0]})`;
  return sql`coalesce(array_position(${sql.param([...languages])}::text[], ${known}), ${languages.length + 1})`;
}

export type StoredReview = typeof reviews.$inferSelect;

function hasVoteOf(readerId: string | undefined): SQL<boolean> {
  if (readerId === undefined) return sql`false`;
  return sql`exists (select from ${reviewVotes}
    where ${reviewVotes.reviewId} = ${reviews.id} and ${reviewVotes.userId} = ${readerId})`;
}

/** A statement has at most 65,535 parameters. */
const BATCH_SIZE = 2_000;

/** Inserts the reviews with as many votes as `usefulCount`, by random users who do not exist. */
export async function insertReviews(queries: Queries, rows: readonly NewReview[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const batch = rows.slice(start, start + BATCH_SIZE);
    const inserted = await queries.insert(reviews).values(batch).returning({ id: reviews.id });
    await queries.execute(sql`
      insert into review_vote (review_id, user_id)
      select review.id, gen_random_uuid() from review, generate_series(1, useful_count)
      where review.id = any(${sql.param(inserted.map(({ id }) => id))}::bigint[])`);
  }
}

/** The review with the fewest stars; of several the oldest. */
export async function readProductReviews(queries: Queries, productId: number) {
  return queries
    .select({ id: reviews.id, storeId: reviews.storeId })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(asc(reviews.stars), asc(reviews.id))
    .limit(1);
}

export async function readReviewPageBy(
  queries: Queries,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const isTheirs = eq(reviews.userId, userId);
  const records = await queries
    .select({
      ...{ id: reviews.id, productId: reviews.productId, stars: reviews.stars, content: reviews.content },
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(isTheirs)
    .orderBy(...latestFirst)
    .offset(offset)
    .limit(limit);
  return { records, total: await queries.$count(reviews, isTheirs) };
}
