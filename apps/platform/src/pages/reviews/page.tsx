import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/time-text';
import { useAct } from '@galleria/console-kit/use-act';
import { storeOptions } from '@galleria/contract/platform-stores';
import { hideReview, keepReview, reportedReviewPage } from '@galleria/contract/staff/reviews';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { ReasonDrawer, type ReasonQuestion } from '../../parts/reason-drawer.tsx';
import { type Reported, ReportText, ReviewText } from './reported-review.tsx';

/** Reviews that stores or buyers asked the mall to look at. */
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
      />
      <ReasonDrawer question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

function useColumns(onAsk: (question: ReasonQuestion) => void): ListColumn<Reported>[] {
  const text = useText<'platform'>();
  const mayHandle = useCan('reviews.handle');
  const questions = useQuestions();
  const columns: ListColumn<Reported>[] = [
    {
      key: 'review',
      title: text('platformCatalogue.review'),
      isMain: true,
      render: (reported) => <ReviewText reported={reported} />,
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
      if (reported.state !== 'open') return null;
      const name = reported.nickName;
      return (
        <Flex gap={4}>
          <Button
            size="small"
            aria-label={text('platformCatalogue.keepOf', { name })}
            onClick={() => onAsk(questions.keep(reported))}
          >
            {text('platformCatalogue.keep')}
          </Button>
          <Button
            size="small"
            danger
            aria-label={text('platformCatalogue.hideOf', { name })}
            onClick={() => onAsk(questions.hide(reported))}
          >
            {text('platformCatalogue.hide')}
          </Button>
        </Flex>
      );
    },
  };
  return mayHandle ? [...columns, actions] : columns;
}

function useQuestions() {
  const text = useText<'platform'>();
  const act = useAct();
  const answers = (names: readonly ('insult' | 'unrelated' | 'private' | 'advert' | 'opinion')[]) =>
    names.map((name) => text(`platformCatalogue.answer.${name}`));
  return {
    keep: ({ reportId, nickName: name, isByStore }: Reported): ReasonQuestion => ({
      title: text('platformCatalogue.keepOf', { name }),
      consequences: text(isByStore ? 'platformCatalogue.keepText' : 'platformCatalogue.keepTextBuyers'),
      action: text('platformCatalogue.keep'),
      suggestions: answers(['opinion']),
      onSubmit: async (answer) => {
        const done = text(isByStore ? 'platformCatalogue.kept' : 'platformCatalogue.keptQuietly');
        return (await act(keepReview, { reportId, answer }, { done })).ok;
      },
    }),
    hide: ({ reportId, nickName: name, isByStore }: Reported): ReasonQuestion => ({
      title: text('platformCatalogue.hideOf', { name }),
      consequences: [
        text(isByStore ? 'platformCatalogue.hideText' : 'platformCatalogue.hideTextBuyers'),
        text('platformCatalogue.authorReads'),
      ].join(' '),
      action: text('platformCatalogue.hide'),
      suggestions: answers(['insult', 'unrelated', 'private', 'advert']),
      onSubmit: async (answer) => {
        const done = text(isByStore ? 'platformCatalogue.hiddenDone' : 'platformCatalogue.hiddenQuietly');
        return (await act(hideReview, { reportId, answer }, { done })).ok;
      },
    }),
  };
}
