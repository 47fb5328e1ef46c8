import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { reportedReviewPage } from '@galleria/contract/reviews/staff-reviews';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { Flex } from 'antd';
import { useState } from 'react';
import { ReasonDrawer, type ReasonQuestion } from '../../shared/reason-drawer.tsx';
import { type Reported, ReportText } from './reported-review.tsx';
import { ReviewButton } from './review-button.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import { ReviewText } from './review-text.tsx';
import { useReviewQuestions } from './use-review-questions.ts';

/** Reviews that were reported by stores or flagged by buyers. */
export function Component() {
  const text = useText<'platform'>();
  const [question, setQuestion] = useState<ReasonQuestion>();
  const state = {
    kind: 'select',
    label: text('platformCatalogue.reportState'),
    options: [{ value: 'decided', label: text('platformCatalogue.report.decided') }],
  } as const;
  return (
    <>
      <ListPage
        name="reportedReviews"
        title={text('platformCatalogue.reviews')}
        intro={text('platformCatalogue.reviewsIntro')}
        operation={reportedReviewPage}
        keyOf={({ reportId }) => reportId}
        columns={useColumns(setQuestion)}
        filters={{ state, store: { kind: 'picker', label: text('platformCatalogue.store'), operation: storeOptions } }}
        views={[{ name: text('platformCatalogue.report.decided'), search: 'state=decided' }]}
        toInput={({ state: chosen, store }) => ({
          isOpen: chosen !== 'decided',
          shopId: /^\d{1,9}$/.test(store ?? '') ? store : undefined,
        })}
        emptyText={text('platformCatalogue.noReports')}
      >
        {() => <ReviewTabs />}
      </ListPage>
      <ReasonDrawer question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

function useColumns(onAsk: (question: ReasonQuestion) => void): ListColumn<Reported>[] {
  const text = useText<'platform'>();
  const mayHandle = useCan('reviews.handle');
  const questions = useReviewQuestions();
  const columns: ListColumn<Reported>[] = [
    {
      key: 'review',
      title: text('platformCatalogue.review'),
      isMain: true,
      render: (reported) => <ReviewText review={reported} />,
    },
    {
      key: 'report',
      title: text('platformCatalogue.report'),
      render: (reported) => <ReportText reported={reported} />,
    },
    {
      key: 'reported',
      title: text('platformCatalogue.submitted'),
      render: ({ reportTime }) => <TimeText time={reportTime} />,
    },
  ];
  const actions: ListColumn<Reported> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (reported) => {
      if (reported.state === 'dismissed') return null;
      if (reported.state === 'upheld') {
        return (
          <ReviewButton action="showAgain" review={reported} onClick={() => onAsk(questions.showAgain(reported))} />
        );
      }
      return (
        <Flex gap={4}>
          <ReviewButton action="keep" review={reported} onClick={() => onAsk(questions.keep(reported))} />
          <ReviewButton action="hide" review={reported} onClick={() => onAsk(questions.hide(reported))} />
        </Flex>
      );
    },
  };
  return mayHandle ? [...columns, actions] : columns;
}
