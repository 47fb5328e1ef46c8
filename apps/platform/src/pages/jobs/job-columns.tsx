import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { giveUpJob, type jobPage, runJobAgain } from '@galleria/contract/staff/jobs';
import { Button, Flex, Tag } from 'antd';

type Job = OutputOf<typeof jobPage>['records'][number];

const COLOURS = { waiting: 'default', running: 'processing', retrying: 'warning', failed: 'error' } as const;

export function useJobColumns(): ListColumn<Job>[] {
  const text = useText<'platform'>();
  const mayRun = useCan('jobs.run');
  const columns: ListColumn<Job>[] = [
    {
      key: 'task',
      title: text('platformJobs.task'),
      isMain: true,
      render: ({ task, payload }) => (
        <Flex vertical style={{ maxWidth: 360, overflowWrap: 'anywhere' }}>
          {task}
          {payload !== '{}' && (
            <SecondaryText>
              <bdi>{payload}</bdi>
            </SecondaryText>
          )}
        </Flex>
      ),
    },
    {
      key: 'state',
      title: text('platformJobs.state'),
      render: ({ state }) => <Tag color={COLOURS[state]}>{text(`platformJobs.state.${state}`)}</Tag>,
    },
    {
      key: 'attempts',
      title: text('platformJobs.attempts'),
      render: ({ attempts, maxAttempts }) => text('platformJobs.attemptsOf', { count: attempts, most: maxAttempts }),
    },
    {
      key: 'reason',
      title: text('platformJobs.reason'),
      render: ({ reason }) => <bdi style={{ overflowWrap: 'anywhere' }}>{reason}</bdi>,
    },
    { key: 'due', title: text('platformJobs.due'), render: ({ runTime }) => <TimeText time={runTime} /> },
    {
      key: 'created',
      title: text('platformJobs.created'),
      isHidden: true,
      render: ({ createTime }) => <TimeText time={createTime} />,
    },
  ];
  const actions: ListColumn<Job> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (job) => <JobButtons job={job} />,
  };
  return mayRun ? [...columns, actions] : columns;
}

function JobButtons({ job: { jobId, task, state } }: { job: Job }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  if (state === 'running') return null;
  const abandon = async () => {
    const isSure = await confirm({
      ...{ title: text('platformJobs.giveUpTitle'), consequences: text('platformJobs.giveUpText', { task }) },
      ...{ action: text('platformJobs.giveUp'), isDangerous: true },
    });
    if (isSure) await mutate(giveUpJob, { jobId }, { done: text('platformJobs.gaveUp') });
  };
  return (
    <Flex wrap gap="small">
      <Button
        aria-label={text('platformJobs.runOf', { task })}
        onClick={() => mutate(runJobAgain, { jobId }, { done: text('platformJobs.ran') })}
      >
        {text('platformJobs.run')}
      </Button>
      {state !== 'waiting' && (
        <Button danger type="text" aria-label={text('platformJobs.giveUpOf', { task })} onClick={abandon}>
          {text('platformJobs.giveUp')}
        </Button>
      )}
    </Flex>
  );
}
