import { useActivityColumns } from '@galleria/console-kit/activities/activity-columns';
import { toActivityInput, useActivityFilters, useActivityViews } from '@galleria/console-kit/activities/activity-state';
import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { storeActivityPage } from '@galleria/contract/activities/store-activities';
import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import { Button, Dropdown, Flex } from 'antd';
import { useNavigate } from 'react-router';
import { useActivityActions } from './use-activity-actions.ts';

type Activity = RowOf<typeof storeActivityPage>;

/** Activities of the store with their results. */
export function Component() {
  const text = useText<'merchant'>();
  const navigate = useNavigate();
  const columns = useActivityColumns<Activity>();
  const actions = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (activity: Activity) => <RowMenu activity={activity} />,
  };
  return (
    <ListPage
      name="activities"
      title={text('merchant.activities')}
      intro={text('merchantActivities.intro')}
      action={
        <Flex gap="small" wrap>
          <Button icon={<Icon name="months" />} onClick={() => void navigate('/activities/calendar')}>
            {text('consoleActivities.calendar')}
          </Button>
          <NewButton isPrimary />
        </Flex>
      }
      operation={storeActivityPage}
      columns={useCan('marketing.edit') ? [...columns, actions] : columns}
      keyOf={({ activityId }) => activityId}
      filters={useActivityFilters()}
      views={useActivityViews()}
      toInput={toActivityInput}
      emptyText={text('merchantActivities.none')}
      emptyAction={<NewButton />}
    />
  );
}

/** A menu of kinds, since every kind has a form of its own. */
function NewButton({ isPrimary = false }: { isPrimary?: boolean }) {
  const text = useText<'merchant'>();
  const navigate = useNavigate();
  const items = ACTIVITY_KINDS.map((kind) => ({
    key: kind,
    label: text(`consoleActivities.kind.${kind}`),
    onClick: () => void navigate(`/activities/new?kind=${kind}`),
  }));
  return (
    <Can permission="marketing.edit">
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type={isPrimary ? 'primary' : 'default'} icon={<Icon name="add" />}>
          {text('merchantActivities.new')}
        </Button>
      </Dropdown>
    </Can>
  );
}

function RowMenu({ activity }: { activity: Activity }) {
  const text = useText<'merchant'>();
  const steps = useActivityActions(activity);
  const items = steps.map(({ key, label, isDangerous, run }) => ({
    ...{ key, label, danger: isDangerous, onClick: () => void run() },
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button aria-label={text('merchantActivities.moreOf', { name: activity.name })}>
        {text('merchantActivities.more')}
      </Button>
    </Dropdown>
  );
}
