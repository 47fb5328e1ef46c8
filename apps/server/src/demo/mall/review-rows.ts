import { reviewsOf } from '@galleria/demo/mall/reviews/reviews-of';
import { seededRandom } from '@galleria/demo/pictures/seeded-random';
import { formatChoice } from '@galleria/domain/catalogue/product-options';
import { LOCALES } from '@galleria/domain/site/locales';
import type { reviews } from '../../modules/reviews/index.ts';
import type { PicturePaths } from '../demo-pictures.ts';
import { combinationsOf, optionsOf } from './combinations.ts';
import { daysBefore } from './days-before.ts';
import type { PlacedProduct } from './place-products.ts';

/** Reviews of a product, each of one combination of it. */
export function reviewRows(
  { product, store, id }: PlacedProduct,
  pathOf: PicturePaths,
  now: Date,
): Parameters<typeof reviews.seed.seedReviews>[1] {
  const chance = seededRandom(`${product.key} review details`);
  const options = optionsOf(product, pathOf);
  const combinations = combinationsOf(product);
  return reviewsOf(product, topCategoryOf(product.categoryId)).map((review) => {
    const bought = combinations[Math.floor(chance() * combinations.length)]?.choice ?? [];
    return {
      productId: id,
      storeId: store.shopId,
      nickName: review.nickName,
      avatar: pathOf(review.avatar),
      skuName: Object.fromEntries(LOCALES.map((locale) => [locale, formatChoice(options, bought, locale).skuName])),
      locale: review.language,
      stars: review.stars,
      content: review.text,
      pictures: review.pictures.map(pathOf),
      isAnonymous: review.isAnonymous,
      replyContent: review.reply?.text ?? null,
      repliedAt: review.reply ? daysBefore(now, review.reply.daysAgo) : null,
      appendContent: review.append?.text ?? null,
      appendedAt: review.append ? daysBefore(now, review.append.daysAgo) : null,
      appendReplyContent: review.append?.reply ?? null,
      appendRepliedAt: review.append?.reply ? daysBefore(now, Math.max(0, review.append.daysAgo - 1)) : null,
      // Each vote becomes a row, so that only a share of them is seeded.
      usefulCount: Math.ceil((review.likes ?? 0) / VOTES_SHARE),
      // At a random time of that day: reviews do not share a second, and no reply comes before its review.
      createdAt: daysBefore(now, review.daysAgo + chance()),
    };
  });
}

const VOTES_SHARE = 4;

/** A category id has two more digits for each level below the first. */
function topCategoryOf(categoryId: number): number {
  return Math.floor(categoryId / 10_000);
}
