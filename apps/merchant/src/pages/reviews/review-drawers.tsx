import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { MallLink } from '@galleria/console-kit/page/mall-link';
import { useToast } from '@galleria/console-kit/use-mutate';
import { replyToReview, reportReview } from '@galleria/contract/reviews/store-reviews';
import { MAX_REPLY_LENGTH, REPORT_REASONS } from '@galleria/domain/reviews/reviews';
import { Flex, Input, Typography } from 'antd';
import type { ReactNode } from 'react';
import { AppendText, type Review, ReviewText } from './review.tsx';

interface ReviewDrawerProps {
  review: Review | undefined;
  onClose: () => void;
}

interface ReplyDrawerProps extends ReviewDrawerProps {
  /** The reply is to the addition, not to the review itself. */
  toAppend?: boolean;
}

/** Writes or changes the store's public reply to a review or to its addition. */
export function ReplyDrawer({ review, onClose, toAppend = false }: ReplyDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const title = text(toAppend ? 'merchantReviews.appendAnswer' : 'merchantReviews.answer');
  return (
    <ReviewDrawer {...{ title, review, onClose }}>
      {(opened) => (
        <>
          {toAppend && opened.append && (
            <blockquote className="review-quote">
              <AppendText append={opened.append} />
            </blockquote>
          )}
          <ContractForm
            key={opened.prodCommId}
            operation={replyToReview}
            fixed={{ prodCommId: opened.prodCommId, toAppend }}
            initial={{ replyContent: (toAppend ? opened.append : opened)?.replyContent ?? '' }}
            fields={{
              replyContent: {
                label: text('merchantReviews.yourAnswer'),
                help: text('merchantReviews.answerHelp', { count: MAX_REPLY_LENGTH }),
                control: <Input.TextArea rows={6} maxLength={MAX_REPLY_LENGTH} autoFocus />,
              },
            }}
            submit={text('merchantReviews.publish')}
            onDone={() => {
              toast(text('merchantReviews.published'));
              onClose();
            }}
            onCancel={onClose}
          />
          <MallLink to={`/detail?prodId=${opened.prodId}`}>{text('console.seeInMall')}</MallLink>
        </>
      )}
    </ReviewDrawer>
  );
}

/** Reports a review. It stays until the mall has decided: a store cannot remove a review that it dislikes. */
export function ReportDrawer({ review, onClose }: ReviewDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const reasons = REPORT_REASONS.map((value) => ({ value, label: text(`merchantReviews.reason.${value}`) }));
  return (
    <ReviewDrawer title={text('merchantReviews.report')} {...{ review, onClose }}>
      {(opened) => (
        <>
          <Typography.Paragraph type="secondary">{text('merchantReviews.reportText')}</Typography.Paragraph>
          <ContractForm
            key={opened.prodCommId}
            operation={reportReview}
            fixed={{ prodCommId: opened.prodCommId }}
            fields={{
              reason: { label: text('merchantReviews.reason'), options: reasons },
              note: {
                label: text('merchantReviews.note'),
                isRequired: false,
                control: <Input.TextArea rows={4} maxLength={300} />,
              },
            }}
            submit={text('merchantReviews.sendReport')}
            onDone={() => {
              toast(text('merchantReviews.reported'));
              onClose();
            }}
            onCancel={onClose}
          />
        </>
      )}
    </ReviewDrawer>
  );
}

interface FrameProps extends ReviewDrawerProps {
  title: string;
  children: (review: Review) => ReactNode;
}

/** Shows the review above the form of the drawer. */
function ReviewDrawer({ title, review, onClose, children }: FrameProps) {
  return (
    <FormDrawer title={title} isOpen={review !== undefined} onClose={onClose}>
      {review && (
        <Flex vertical gap="large">
          <blockquote className="review-quote">
            <ReviewText review={review} />
          </blockquote>
          {children(review)}
        </Flex>
      )}
    </FormDrawer>
  );
}
