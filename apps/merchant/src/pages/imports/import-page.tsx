import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { usePolledCall, useRefetchAll } from '@galleria/console-kit/use-call';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { Alert, Button, Flex, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { type Import, type Kind, OPERATIONS } from './import-kinds.ts';
import { isInProgress } from './import-state.tsx';
import { LineReport } from './line-report.tsx';
import { ReportButton } from './report-button.tsx';

/** One import: its progress, the next step, and the result of every line. */
export function ImportPage({ kind }: { kind: Kind }) {
  const text = useText<'merchant'>();
  const importId = Number(useParams().importId);
  const answer = usePolledCall(OPERATIONS[kind].info, { importId }, isInProgress);
  const state = answer.data?.state;
  const refresh = useRefetchAll();
  // A change of the state changes all lines, so they are refetched.
  useEffect(() => {
    if (state) refresh();
  }, [state, refresh]);
  return (
    <Page
      title={text('merchantStock.imports.number', { number: importId })}
      intro={<Link to={`/imports/${kind}`}>{text(`merchantStock.imports.${kind}`)}</Link>}
      action={<ReportButton kind={kind} importId={importId} />}
    >
      <Loaded answer={answer}>
        {(importJob) => (
          <>
            <Panel title={text('merchantStock.imports.progress')}>
              <ImportProgress importJob={importJob} />
            </Panel>
            <LineReport kind={kind} importId={importId} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function ImportProgress({ importJob }: { importJob: Import }) {
  const text = useText<'merchant'>();
  const { kind, importId, state, good, bad, done, failed, percent } = importJob;
  const wrong = bad + failed;
  const alerts = {
    checking: { type: 'info', title: text('merchantStock.imports.checking'), description: undefined },
    ready: {
      type: good > 0 ? 'success' : 'warning',
      title: text('merchantStock.imports.readyTitle', { good }),
      description: text('merchantStock.imports.readyText', { bad }),
    },
    running: { type: 'info', title: text('merchantStock.imports.running'), description: undefined },
    done: {
      type: wrong > 0 ? 'warning' : 'success',
      title: text('merchantStock.imports.done', { done }),
      description: text('merchantStock.imports.doneText', { wrong }),
    },
    cancelled: { type: 'warning', title: text('merchantStock.imports.cancelled', { done }), description: undefined },
  } as const;
  return (
    <Flex vertical gap="middle">
      {isInProgress(importJob) && <Progress percent={percent} aria-label={text('merchantStock.imports.progress')} />}
      <div role="status">
        <Alert showIcon {...alerts[state]} />
      </div>
      <Flex wrap gap="small">
        {state === 'ready' && good > 0 && <StartButton {...{ kind, importId, good }} />}
        {(isInProgress(importJob) || state === 'ready') && (
          <CancelButton {...{ kind, importId }} isWaiting={state === 'ready'} />
        )}
      </Flex>
    </Flex>
  );
}

function StartButton({ kind, importId, good }: { kind: Kind; importId: number; good: number }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await mutate(OPERATIONS[kind].start, { importId });
    setBusy(false);
  };
  return (
    <BusyButton type="primary" busy={busy} onClick={() => void start()}>
      {text('merchantStock.imports.start', { good })}
    </BusyButton>
  );
}

/** Cancels a running import, or discards one that waits to be started, which has written nothing yet. */
function CancelButton({ kind, importId, isWaiting }: { kind: Kind; importId: number; isWaiting: boolean }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const action = text(isWaiting ? 'merchantStock.imports.discard' : 'merchantStock.imports.cancel');

  async function cancel() {
    const isSure = await confirm({
      title: text(isWaiting ? 'merchantStock.imports.discardTitle' : 'merchantStock.imports.cancelTitle'),
      consequences: text(isWaiting ? 'merchantStock.imports.discardText' : 'merchantStock.imports.cancelText'),
      action,
      isDangerous: true,
    });
    if (isSure) await mutate(OPERATIONS[kind].cancel, { importId }, { done: text('merchantStock.imports.stopped') });
  }

  return <Button onClick={() => void cancel()}>{action}</Button>;
}
