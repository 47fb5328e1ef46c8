import type { storeGroupCounts, storeOpenGroups } from '@galleria/contract/activities/group-buy';
import type { OutputOf } from '@galleria/contract/operation';
import { GROUP_STATES } from '@galleria/domain/activities/group-buy';
import { Flex, Typography } from 'antd';
import { Countdown } from '../after-sales/countdown.tsx';
import { useText } from '../console-context.tsx';
import { MissingPlaces } from '../orders/missing-places.tsx';
import { Facts } from '../page/facts.tsx';
import { Loaded } from '../page/loaded.tsx';
import { Panel } from '../page/panel.tsx';
import type { QueryResult } from '../use-call.tsx';

type OpenGroup = OutputOf<typeof storeOpenGroups>[number];
type Products = readonly { readonly prodId: number; readonly prodName: string }[];

interface GroupsPanelProps {
  /** The query of the caller, since each console has an operation of its own. */
  answer: QueryResult<OutputOf<typeof storeGroupCounts>>;
  openGroups: QueryResult<readonly OpenGroup[]>;
  groupSize: number | undefined;
  /** Products of the activity. */
  products: Products;
}

/** Groups of a group buy counted by state, and the open groups with their missing places. */
export function GroupsPanel({ answer, openGroups, groupSize, products }: GroupsPanelProps) {
  const text = useText();
  return (
    <Panel title={text('consoleActivities.groups')}>
      <Flex vertical gap="middle">
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
        <Loaded answer={openGroups} lines={2}>
          {(groups) => groups.length > 0 && <WaitingGroups groups={groups} products={products} />}
        </Loaded>
      </Flex>
    </Panel>
  );
}

/** Open groups, the one that ends first on top. */
function WaitingGroups({ groups, products }: { groups: readonly OpenGroup[]; products: Products }) {
  const text = useText();
  return (
    <ul className="plain-list" aria-label={text('consoleActivities.groups.open')}>
      {groups.map(({ groupId, prodId, groupNumber, paidPlaces, members, endTimeIso }) => (
        <Flex key={groupId} component="li" vertical gap={4}>
          <Flex wrap gap="small" align="center">
            <Typography.Text strong>{`${paidPlaces}/${groupNumber}`}</Typography.Text>
            <MissingPlaces count={groupNumber - paidPlaces} />
            <Countdown until={endTimeIso} />
          </Flex>
          <Typography.Text type="secondary">
            <bdi>{products.find((product) => product.prodId === prodId)?.prodName}</bdi>
            {' · '}
            <bdi>{members.map(({ nickName }) => nickName).join(', ')}</bdi>
          </Typography.Text>
        </Flex>
      ))}
    </ul>
  );
}
