import { ActivityCalendar } from '@galleria/console-kit/activities/activity-calendar';
import { toActivityInput, useActivityFilters } from '@galleria/console-kit/activities/activity-state';
import { isMonth, monthOf, periodOf } from '@galleria/console-kit/activities/calendar-weeks';
import { useLocale, useText } from '@galleria/console-kit/console-context';
import { FilterBar } from '@galleria/console-kit/list/filter-bar';
import { type Filters, readFilters, writeFilters } from '@galleria/console-kit/list/filters';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { mallActivityCalendar } from '@galleria/contract/activities/staff-activities';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { Alert, Flex } from 'antd';
import { Link, useSearchParams } from 'react-router';

/** A month of the activities of all stores; month and filters are in the query string. */
export function Component() {
  const text = useText<'platform'>();
  const [address, setAddress] = useSearchParams();
  const { kind } = useActivityFilters();
  const filters = {
    kind,
    store: { kind: 'picker', label: text('platformMarketing.store'), operation: storeOptions },
  } as const satisfies Filters;
  const values = readFilters(filters, address);
  const requestedMonth = address.get('month');
  const month = isMonth(requestedMonth) ? requestedMonth : monthOf(new Date());
  const answer = usePagedCall(mallActivityCalendar, {
    ...periodOf(month, useLocale()),
    kind: toActivityInput(values).kind,
    shopId: values.store,
  });
  return (
    <Page
      title={text('consoleActivities.calendar')}
      intro={<Link to="/activities">{text('platform.activities')}</Link>}
    >
      <Flex vertical gap="middle">
        {/* The filters have `flex-grow`: in a column it would stretch them downwards. */}
        <Flex>
          <FilterBar
            filters={filters}
            values={values}
            onChange={(changes) => setAddress(writeFilters(changes, address))}
          />
        </Flex>
        {answer.data?.hasMore && (
          <Alert
            type="warning"
            showIcon
            title={text('platformMarketing.calendarMore', { count: answer.data.activities.length })}
          />
        )}
        <Panel>
          <ActivityCalendar
            month={month}
            onMonth={(next) => setAddress(writeFilters({ month: next }, address))}
            answer={answer}
            activities={answer.data?.activities}
          />
        </Panel>
      </Flex>
    </Page>
  );
}
