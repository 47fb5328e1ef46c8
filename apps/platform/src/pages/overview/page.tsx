import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { usePerson } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useWaitingTotal } from '@galleria/console-kit/work/use-waiting-work';
import { WaitingCards } from '@galleria/console-kit/work/waiting-cards';
import { mallOverview } from '@galleria/contract/overview/staff-overview';
import { JobsPanel } from './jobs-panel.tsx';
import { MallFigures } from './mall-figures.tsx';

/** Waiting staff work, sales figures, and the health of the background worker. */
export function Component() {
  const text = useText<'platform'>();
  const { name } = usePerson();
  const answer = useCall(mallOverview, {});
  return (
    <Page title={text('platform.hello', { name })} intro={text('platformOverview.waits', { count: useWaitingTotal() })}>
      <WaitingCards title={text('platform.waiting')} />
      <Loaded answer={answer} lines={10}>
        {({ days, timeZone, jobs }) => (
          <>
            {days && <MallFigures days={days} timeZone={timeZone} />}
            {jobs && <JobsPanel jobs={jobs} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
