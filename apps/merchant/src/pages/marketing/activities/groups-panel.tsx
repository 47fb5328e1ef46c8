import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/loaded';
import { Panel } from '@galleria/console-kit/panel';
import { useCall } from '@galleria/console-kit/use-call';
import { storeGroupCounts } from '@galleria/contract/activities/group-buy';
import { GROUP_STATES } from '@galleria/domain/activities/group-buy';
import { Descriptions } from 'antd';

interface GroupsPanelProps {
  activityId: number;
  groupSize: number | undefined;
}

/** What became of the groups of a group buy. */
export function GroupsPanel({ activityId, groupSize }: GroupsPanelProps) {
  const text = useText<'merchant'>();
  const answer = useCall(storeGroupCounts, { activityId });
  return (
    <Panel title={text('merchantActivities.groups')}>
      <Loaded answer={answer} lines={3}>
        {(counts) => (
          <Descriptions
            column={1}
            size="small"
            items={[
              { key: 'size', label: text('merchantActivities.groupSize'), children: groupSize },
              ...GROUP_STATES.map((state) => ({
                key: state,
                label: text(`merchantActivities.groups.${state}`),
                children: counts[state],
              })),
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
