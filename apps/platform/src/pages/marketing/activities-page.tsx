import { useActivityColumns } from '@galleria/console-kit/activities/activity-columns';
import { toActivityInput, useActivityFilters, useActivityViews } from '@galleria/console-kit/activities/activity-state';
import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { mallActivityPage } from '@galleria/contract/activities/staff-activities';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { StoreLink } from '../../shared/store-link.tsx';

type Activity = RowOf<typeof mallActivityPage>;

/** Activities of all stores with their sales figures. */
export function Component() {
  const text = useText<'platform'>();
  const navigate = useNavigate();
  const [head, ...others] = useActivityColumns<Activity>();
  const store = {
    key: 'store',
    title: text('platformMarketing.store'),
    render: (activity: Activity) => <StoreLink store={activity} />,
  };
  const filters = {
    ...useActivityFilters(),
    store: { kind: 'picker', label: text('platformMarketing.store'), operation: storeOptions },
  } as const satisfies Filters;
  return (
    <ListPage
      name="activities"
      title={text('platform.activities')}
      intro={text('platformMarketing.activitiesIntro')}
      action={
        <Button icon={<Icon name="months" />} onClick={() => void navigate('/activities/calendar')}>
          {text('consoleActivities.calendar')}
        </Button>
      }
      operation={mallActivityPage}
      columns={[...(head ? [head] : []), store, ...others]}
      keyOf={({ activityId }) => activityId}
      filters={filters}
      views={useActivityViews()}
      toInput={({ store: shopId, ...values }) => ({ ...toActivityInput(values), shopId })}
      emptyText={text('platformMarketing.activitiesNone')}
    />
  );
}
