import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { SortableList, useSavedOrder } from '@galleria/console-kit/sortable-list';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { orderQuickAnswers, quickAnswerList } from '@galleria/contract/store-settings/quick-answers';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { AnswerDrawer } from './answer-drawer.tsx';
import { AnswerRow } from './answer-row.tsx';
import { ChatHoursPanel } from './chat-hours-panel.tsx';

export type QuickAnswer = OutputOf<typeof quickAnswerList>[number];

/** Saved replies, and the hours in which the store answers chats. */
export function Component() {
  const text = useText<'merchant'>();
  const answer = useCall(quickAnswerList, {});
  const [edited, setEdited] = useState<QuickAnswer | 'new'>();
  return (
    <Page
      title={text('merchantStore.answers')}
      intro={text('merchantStore.answersIntro')}
      action={
        <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
          {text('merchantStore.addAnswer')}
        </Button>
      }
    >
      <Loaded answer={answer}>
        {(answers) => (
          <Panel isFlush>
            <AnswerList answers={answers} onEdit={setEdited} />
          </Panel>
        )}
      </Loaded>
      <ChatHoursPanel />
      <AnswerDrawer answer={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}

function AnswerList({ answers, onEdit }: { answers: readonly QuickAnswer[]; onEdit: (answer: QuickAnswer) => void }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const { shown, sort } = useSavedOrder(answers, (next) =>
    mutate(orderQuickAnswers, { answerIds: next.map(({ answerId }) => answerId) }),
  );

  if (answers.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('merchantStore.noAnswers')} />;
  }
  return (
    <SortableList
      aria-label={text('merchantStore.answers')}
      items={shown}
      keyOf={({ answerId }) => answerId}
      nameOf={({ shortcut }) => shortcut}
      onSort={(next) => void sort(next)}
    >
      {(one) => <AnswerRow answer={one} onEdit={() => onEdit(one)} />}
    </SortableList>
  );
}
