import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import type { OutputOf } from '@galleria/contract/operation';
import type { mallOverview } from '@galleria/contract/overview/staff-overview';
import { JOB_STATES } from '@galleria/domain/overview/background-states';
import { Alert, Flex } from 'antd';
import { Link } from 'react-router';

type Health = NonNullable<OutputOf<typeof mallOverview>['jobs']>;

/** Jobs start within a second of being due: one that is overdue by more than this means that no worker is running. */
const LATE_SECONDS = 120;

/** Health of the background worker; its numbers link to the jobs. */
export function JobsPanel({ jobs }: { jobs: Health }) {
  const text = useText<'platform'>();
  return (
    <Panel title={text('platformOverview.jobs')} extra={<Link to="/jobs">{text('platformOverview.allJobs')}</Link>}>
      <Flex vertical gap="middle">
        <HealthAlert jobs={jobs} />
        <ul className="waiting">
          {JOB_STATES.map((state) => (
            <li key={state}>
              <Link to={`/jobs?state=${state}`} className={jobs[state] > 0 ? undefined : 'waiting-none'}>
                <strong>{jobs[state]}</strong> {text(`platformOverview.jobs.${state}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Flex>
    </Panel>
  );
}

function HealthAlert({ jobs: { failed, oldestDueSeconds } }: { jobs: Health }) {
  const text = useText<'platform'>();
  const isLate = oldestDueSeconds > LATE_SECONDS;
  const minutes = Math.round(oldestDueSeconds / 60);
  if (isLate) return <Alert type="error" showIcon title={text('platformOverview.jobsLate', { minutes })} />;
  if (failed > 0)
    return <Alert type="warning" showIcon title={text('platformOverview.jobsFailed', { count: failed })} />;
  return <Alert type="success" showIcon title={text('platformOverview.jobsWell')} />;
}
