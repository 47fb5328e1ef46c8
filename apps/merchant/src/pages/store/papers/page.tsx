import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { storePapers, withdrawPaperChange } from '@galleria/contract/store-settings/papers';
import { Alert, Button, Empty, Flex } from 'antd';
import { useState } from 'react';
import { StoreTabs } from '../store-tabs.tsx';
import { PapersDrawer } from './papers-drawer.tsx';
import { PapersFacts } from './papers-facts.tsx';

/** The company behind the store: approved papers, and a change that waits for the platform. */
export function Component() {
  const text = useText<'merchant'>();
  const answer = useCall(storePapers, {});
  const [isRequesting, setRequesting] = useState(false);
  const { approved, waiting, refused } = answer.data ?? {};
  return (
    <Page
      title={text('merchantStore.papers')}
      intro={text('merchantStore.papersIntro')}
      action={
        <Can permission="store.edit">
          <Button type="primary" onClick={() => setRequesting(true)}>
            {text('merchantStore.askChange')}
          </Button>
        </Can>
      }
    >
      <StoreTabs />
      <Loaded answer={answer} lines={10}>
        {(papers) => <PapersView papers={papers} onCorrect={() => setRequesting(true)} />}
      </Loaded>
      <PapersDrawer
        initial={waiting ?? refused ?? approved ?? undefined}
        isOpen={isRequesting}
        onClose={() => setRequesting(false)}
      />
    </Page>
  );
}

type Answer = OutputOf<typeof storePapers>;

function PapersView({ papers, onCorrect }: { papers: Answer; onCorrect: () => void }) {
  const text = useText<'merchant'>();
  const { approved, waiting, refused, licenceState } = papers;
  const date = approved?.expiresOn ?? '';
  return (
    <Flex vertical gap="middle">
      {licenceState === 'ending' && (
        <Alert type="warning" showIcon title={text('merchantStore.licenceEnding', { date })} />
      )}
      {licenceState === 'ended' && <Alert type="error" showIcon title={text('merchantStore.licenceEnded', { date })} />}
      {refused && <Refusal refused={refused} onCorrect={onCorrect} />}
      {waiting && (
        <Panel title={text('merchantStore.waiting')} extra={<WithdrawButton />}>
          <Flex vertical gap="middle">
            <Alert type="info" showIcon title={text('merchantStore.waitingText')} />
            <PapersFacts papers={waiting} />
          </Flex>
        </Panel>
      )}
      <Panel title={text('merchantStore.approved')}>
        {approved ? (
          <PapersFacts papers={approved} />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('merchantStore.noPapers')} />
        )}
      </Panel>
    </Flex>
  );
}

/** The platform's reasons for refusing the last change. It can be corrected: the form starts with the values sent. */
function Refusal({ refused, onCorrect }: { refused: NonNullable<Answer['refused']>; onCorrect: () => void }) {
  const text = useText<'merchant'>();
  const remarks = [...refused.reasons.map((reason) => text(`merchantStore.paperReason.${reason}`)), refused.remark];
  return (
    <Panel title={text('merchantStore.refused')}>
      <Flex vertical gap="middle" align="start">
        <Alert
          type="warning"
          showIcon
          title={remarks.filter(Boolean).map((remark) => (
            <div key={remark}>
              <bdi>{remark}</bdi>
            </div>
          ))}
          description={text('merchantStore.refusedText')}
        />
        <Can permission="store.edit">
          <Button onClick={onCorrect}>{text('merchantStore.sendAgain')}</Button>
        </Can>
      </Flex>
    </Panel>
  );
}

function WithdrawButton() {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const confirm = useConfirm();

  async function withdraw() {
    const isSure = await confirm({
      title: text('merchantStore.withdrawTitle'),
      consequences: text('merchantStore.withdrawText'),
      action: text('merchantStore.withdraw'),
      isDangerous: true,
    });
    if (isSure) await mutate(withdrawPaperChange, {}, { done: text('merchantStore.withdrawn') });
  }

  return (
    <Can permission="store.edit">
      <Button onClick={() => void withdraw()}>{text('merchantStore.withdraw')}</Button>
    </Can>
  );
}
