import type { PageVisit } from '@galleria/contract/call';
import { appendReview, writeReview } from '@galleria/contract/reviews/own-reviews';
import { outcomeOf } from '../../forms/answers.server.ts';
import { readValues } from '../../forms/define-form.ts';
import { invalidState } from '../../forms/form-reply.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { picturePaths } from '../pictures/use-picture-uploads.ts';
import { appendForm, reviewForm } from './review-forms.ts';

/** Action of the pages with review forms: a form with `prodCommId` adds to a review, others write one. */
export async function actOnReviews(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  return data.has('prodCommId') ? add(visit, url, data) : write(visit, url, data);
}

async function write(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readValues(reviewForm, data);
  const invalid = invalidState(reviewForm, values, visit.locale);
  if (invalid) return invalid;
  const { orderItemId = '', score = '', content = '', pics, isAnonymous } = values;
  const input = { orderItemId, score, content, pics: picturePaths(pics), isAnonymous: isAnonymous === 'true' };
  return outcomeOf(await visit.call(writeReview, input), { url, values }, reviewForm.refusalFields);
}

async function add(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readValues(appendForm, data);
  const invalid = invalidState(appendForm, values, visit.locale);
  if (invalid) return invalid;
  const { prodCommId = '', content = '', pics } = values;
  const input = { prodCommId, content, pics: picturePaths(pics) };
  return outcomeOf(await visit.call(appendReview, input), { url, values }, appendForm.refusalFields);
}
