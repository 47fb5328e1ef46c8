import type { storeGroupCounts } from '@galleria/contract/activities/group-buy';
import type { OutputOf } from '@galleria/contract/operation';
import { GROUP_STATES } from '@galleria/domain/activities/group-buy';
import { useText } from '../console-context.tsx';
import { Facts } from '../facts.tsx';
import { Loaded } from '../loaded.tsx';
import { Panel } from '../panel.tsx';
import type { Asked } from '../use-call.tsx';

interface GroupsPanelProps {
  /** Each console asks for the groups in its own way. */
  answer: Asked<OutputOf<typeof storeGroupCounts>>;
  groupSize: number | undefined;
}

/** What became of the groups of a group buy. */
export function GroupsPanel({ answer, groupSize }: GroupsPanelProps) {
  const text = useText();
  return (
    <Panel title={text('consoleActivities.groups')}>
      <Loaded answer={answer} lines={4}>
        {(counts) => (
          <Facts
            facts={[
              { label: text('consoleActivities.groupSize'), value: groupSize },
              ...GROUP_STATES.map((state) => ({
                label: text(`consoleActivities.groups.${state}`),
                value: counts[state],
              })),
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
