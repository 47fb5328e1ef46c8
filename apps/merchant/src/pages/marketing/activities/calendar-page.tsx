import { isMonth, monthOf } from '@galleria/console-kit/activities/calendar-weeks';
import { useText } from '@galleria/console-kit/console-context';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Link, useSearchParams } from 'react-router';
import { StoreCalendar } from './store-calendar.tsx';

/** Calendar of the store's activities; the month is in the URL. */
export function Component() {
  const text = useText<'merchant'>();
  const [address, setAddress] = useSearchParams();
  const requestedMonth = address.get('month');
  return (
    <Page
      title={text('consoleActivities.calendar')}
      intro={<Link to="/activities">{text('merchant.activities')}</Link>}
    >
      <Panel>
        <StoreCalendar
          month={isMonth(requestedMonth) ? requestedMonth : monthOf(new Date())}
          onMonth={(month) => setAddress({ month })}
        />
      </Panel>
    </Page>
  );
}
