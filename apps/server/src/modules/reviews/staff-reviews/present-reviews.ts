import { formatApiTime } from '@galleria/contract/wire/api-time';
import { anonymousName } from '@galleria/domain/reviews/reviews';
import type { Locale } from '@galleria/domain/site/locales';
import type { ReviewsContext } from '../index.ts';
import type { StoredReview } from '../reviews-db.ts';

/** Reads the products and stores of a page of reviews; returns a function that presents one of them to staff. */
export async function presentReviews(
  { catalogue, stores }: Pick<ReviewsContext, 'catalogue' | 'stores'>,
  rows: readonly { readonly review: StoredReview }[],
  locale: Locale,
) {
  const productIds = [...new Set(rows.map(({ review }) => review.productId))];
  const [products, summaries] = await Promise.all([
    catalogue.cards(productIds, locale, { withDeleted: true }),
    stores.summaries(locale),
  ]);
  return (review: StoredReview) => ({
    prodCommId: review.id,
    ...{ shopId: review.storeId, shopName: summaries.get(review.storeId)?.shopName ?? '' },
    ...{ prodId: review.productId, prodName: products.get(review.productId)?.prodName ?? '' },
    prodPic: products.get(review.productId)?.pic ?? '',
    ...{ score: review.stars, content: review.content, pics: review.pictures.join(',') },
    nickName: review.isAnonymous ? anonymousName(review.nickName) : review.nickName,
    createTime: formatApiTime(review.createdAt),
    replyContent: review.replyContent,
    ...{ appendContent: review.appendContent, appendPics: review.appendPictures.join(',') },
  });
}
