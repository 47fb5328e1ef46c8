import type { OutputOf } from '@galleria/contract/operation';
import type { appendReview, ownReviewPage, writeReview } from '@galleria/contract/reviews/own-reviews';
import { MAX_REVIEW_LENGTH } from '@galleria/domain/reviews/reviews';
import { defineForm, type FieldsOf, unchecked } from '../../forms/define-form.ts';
import type { FormProblem } from '../../forms/form-state.ts';
import { checkPictures } from '../pictures/use-picture-uploads.ts';

export type OwnReviewRecord = OutputOf<typeof ownReviewPage>['records'][number];
export type OwnReview = NonNullable<OwnReviewRecord['review']>;

export const reviewForm = defineForm({
  fields: {
    orderItemId: unchecked,
    score: (score) => (score ? undefined : 'reviews.form.starsMissing'),
    content: checkReviewText,
    pics: checkPictures,
    isAnonymous: unchecked,
  } satisfies FieldsOf<typeof writeReview>,
  refusalFields: { 'profile.foreignPicture': 'pics' },
});

export const appendForm = defineForm({
  fields: {
    prodCommId: unchecked,
    content: checkReviewText,
    pics: checkPictures,
  } satisfies FieldsOf<typeof appendReview>,
  refusalFields: { 'profile.foreignPicture': 'pics' },
});

/** Unique among the forms of a page. */
export function appendFormName({ prodCommId }: Pick<OwnReview, 'prodCommId'>): string {
  return `append-${prodCommId}`;
}

function checkReviewText(content = ''): FormProblem | undefined {
  if (content === '') return 'reviews.form.wordsMissing';
  const isLong = content.replace(/\r\n?/g, '\n').length > MAX_REVIEW_LENGTH;
  return isLong ? { id: 'reviews.form.wordsLong', values: { limit: MAX_REVIEW_LENGTH } } : undefined;
}
