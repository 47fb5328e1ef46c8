import { MAX_REVIEW_LENGTH, PICTURES_PER_REVIEW } from '@galleria/domain/reviews/reviews';
import { CheckedForm, FormEnd } from '../../forms/checked-form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { CountedTextArea } from '../../ui/fields/counted-text-area.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { PicturesField } from '../pictures/pictures-field.tsx';
import { picturePaths } from '../pictures/use-picture-uploads.ts';
import { appendForm, appendFormName, type OwnReview, type OwnReviewRecord, reviewForm } from './review-forms.ts';
import { StarField } from './star-field.tsx';

/** One form per order line, posted separately: a problem with one does not block the others. */
export function ReviewForm({ line }: { line: OwnReviewRecord }) {
  const text = useText();
  const form = useForm(reviewForm, {
    name: `review-${line.orderItemId}`,
    onDone: () => toast.success(text('reviews.write.thanks')),
  });
  return (
    <CheckedForm form={form} label={text('reviews.form.of', { name: line.prodName })}>
      <input type="hidden" name={form.field('orderItemId').name} value={line.orderItemId ?? ''} />
      <StarField {...form.field('score')} />
      <CountedTextArea
        name={form.field('content').name}
        label={text('reviews.form.words')}
        hint={text('reviews.form.wordsHint')}
        error={form.errorOf('content')}
        limit={MAX_REVIEW_LENGTH}
        defaultValue={form.values.content}
      />
      <PicturesField
        name={form.field('pics').name}
        label={text('reviews.form.pictures')}
        most={PICTURES_PER_REVIEW}
        stored={picturePaths(form.values.pics)}
        error={form.errorOf('pics')}
      />
      <Checkbox
        name={form.field('isAnonymous').name}
        value="true"
        defaultChecked={form.values.isAnonymous === 'true'}
        label={text('reviews.form.anonymous')}
        hint={text('reviews.form.anonymousHint')}
      />
      <FormEnd form={form} submitLabel={text('reviews.form.publish')} />
    </CheckedForm>
  );
}

interface AppendFormProps {
  review: OwnReview;
  /** Name of the product. */
  name: string;
}

/** The addition to a review. */
export function AppendForm({ review, name }: AppendFormProps) {
  const text = useText();
  const form = useForm(appendForm, {
    name: appendFormName(review),
    onDone: () => toast.success(text('reviews.append.done')),
  });
  return (
    <CheckedForm form={form} label={text('reviews.append.of', { name })}>
      <input type="hidden" name={form.field('prodCommId').name} value={review.prodCommId} />
      <CountedTextArea
        name={form.field('content').name}
        label={text('reviews.append.words')}
        hint={text('reviews.append.hint')}
        error={form.errorOf('content')}
        limit={MAX_REVIEW_LENGTH}
        defaultValue={form.values.content}
      />
      <PicturesField
        name={form.field('pics').name}
        label={text('reviews.form.pictures')}
        most={PICTURES_PER_REVIEW}
        stored={picturePaths(form.values.pics)}
        error={form.errorOf('pics')}
      />
      <FormEnd form={form} submitLabel={text('reviews.append.publish')} />
    </CheckedForm>
  );
}
