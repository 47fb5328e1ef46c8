import { useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { TimeText } from '@galleria/console-kit/text/time-text';
import type { QueryResult } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import type { jobTaskList } from '@galleria/contract/staff/jobs';
import { JOB_STATES } from '@galleria/domain/overview/background-states';
import { Collapse, Typography } from 'antd';
import { Link } from 'react-router';

type Tasks = OutputOf<typeof jobTaskList>;

/** Job counts and schedule of each task; collapsed at first, since most visits are about the queue below. */
export function TasksPanel({ tasks }: { tasks: QueryResult<Tasks> }) {
  const text = useText<'platform'>();
  return (
    <Loaded answer={tasks} lines={2}>
      {(all) => (
        <Collapse
          items={[
            {
              key: 'tasks',
              label: `${text('platformJobs.tasks')} · ${all.length}`,
              children: <TaskTable answer={tasks} tasks={all} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}

function TaskTable({ answer, tasks }: { answer: QueryResult<Tasks>; tasks: Tasks }) {
  const text = useText<'platform'>();
  return (
    <DataTable
      answer={answer}
      rows={tasks}
      rowKey="task"
      size="small"
      scroll={{ x: 'max-content' }}
      columns={[
        {
          key: 'task',
          title: text('platformJobs.task'),
          render: (_, { task }) => <Link to={`/jobs?task=${encodeURIComponent(task)}`}>{task}</Link>,
        },
        ...JOB_STATES.map((state) => ({
          key: state,
          title: text(`platformJobs.state.${state}`),
          render: (_: unknown, task: Tasks[number]) => task[state],
        })),
        {
          key: 'schedule',
          title: text('platformJobs.schedule'),
          render: (_, { schedule }) => schedule && <Typography.Text code>{schedule}</Typography.Text>,
        },
        {
          key: 'next',
          title: text('platformJobs.next'),
          render: (_, { nextTime }) => nextTime && <TimeText time={nextTime} />,
        },
        {
          key: 'last',
          title: text('platformJobs.last'),
          render: (_, { lastTime }) => lastTime && <TimeText time={lastTime} />,
        },
      ]}
    />
  );
}
