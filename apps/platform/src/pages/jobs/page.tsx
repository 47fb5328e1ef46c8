import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useCall } from '@galleria/console-kit/use-call';
import { jobPage, jobTaskList } from '@galleria/contract/staff/jobs';
import { JOB_STATES } from '@galleria/domain/overview/background-states';
import { useJobColumns } from './job-columns.tsx';
import { TasksPanel } from './tasks-panel.tsx';

/** The job queue of the background worker, failed jobs first, and the scheduled tasks. */
export function Component() {
  const text = useText<'platform'>();
  const tasks = useCall(jobTaskList, {});
  const filters = {
    state: {
      kind: 'select',
      label: text('platformJobs.state'),
      options: JOB_STATES.map((value) => ({ value, label: text(`platformJobs.state.${value}`) })),
    },
    task: {
      kind: 'select',
      label: text('platformJobs.task'),
      options: (tasks.data ?? []).map(({ task }) => ({ value: task, label: task })),
    },
  } satisfies Filters;
  return (
    <ListPage
      name="jobs"
      title={text('platform.jobs')}
      intro={text('platformJobs.intro')}
      operation={jobPage}
      columns={useJobColumns()}
      keyOf={({ jobId }) => jobId}
      filters={filters}
      views={[{ name: text('platformJobs.state.failed'), search: 'state=failed' }]}
      toInput={({ state, task }) => ({ task, state: JOB_STATES.find((one) => one === state) })}
      emptyText={text('platformJobs.none')}
    >
      {() => <TasksPanel tasks={tasks} />}
    </ListPage>
  );
}
