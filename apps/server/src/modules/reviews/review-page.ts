import type * as contract from '@galleria/contract/reviews/reviews';
import { averageStars } from '@galleria/domain/catalogue/rating';
import { anonymousName, isReadable, positivePercent, REVIEW_KIND, starsOfKind } from '@galleria/domain/reviews/reviews';
import { type Locale, readableLocales, textIn } from '@galleria/domain/site/locales';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { ReviewsContext } from './index.ts';
import { presentAppend, presentContent } from './present-content.ts';
import { countReviews, readReviewPage, type StoredReview } from './reviews-db.ts';

export const reviewSummary: UseCase<typeof contract.reviewSummary, ReviewsContext> = async (
  { database },
  { prodId },
) => {
  const { stars, withPictures } = await countReviews(database.queries, prodId);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
  const number = one + two + three + four + five;
  const starSum = one + 2 * two + 3 * three + 4 * four + 5 * five;
  return {
    number,
    rating: averageStars(starSum, number),
    positiveRating: positivePercent(stars),
    praiseNumber: four + five,
    secondaryNumber: three,
    negativeNumber: one + two,
    picNumber: withPictures,
    stars,
  };
};

export const reviewPage: UseCase<typeof contract.reviewPage, ReviewsContext> = async (
  { database },
  { prodId, evaluate, star, ...paging },
  { actor, locale },
) => {
  const readerId = actor.kind === 'buyer' ? actor.userId : undefined;
  const [fewestStars, mostStars] = star ? [star, star] : starsOfKind(evaluate);
  const filter = { fewestStars, mostStars, onlyWithPictures: evaluate === REVIEW_KIND.withPictures };
  const window = { offset: offsetOf(paging), limit: paging.size };
  const about = { productId: prodId, readerId, languages: readableLocales(locale) };
  const { rows, total } = await readReviewPage(database.queries, about, filter, window);
  const records = rows.map(({ review, isUseful }) => ({
    ...presentReview(review, locale),
    isUseful,
    isOwn: readerId !== undefined && review.userId === readerId,
  }));
  return toPage(records, total, paging);
};

function presentReview(review: StoredReview, locale: Locale) {
  const { id, stars, isAnonymous, nickName, avatar, skuName, isDefault, usefulCount } = review;
  return {
    ...presentContent(review),
    ...{ prodCommId: id, score: stars, isAnonymous, isDefault, usefulCount },
    skuName: textIn(skuName, locale),
    isForeign: !isReadable(review.locale, locale),
    nickName: isAnonymous ? anonymousName(nickName) : nickName,
    pic: isAnonymous ? '' : avatar,
    append: presentAppend(review),
  };
}
