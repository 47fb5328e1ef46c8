import { ActivityPage } from '@galleria/console-kit/activities/activity-page';
import { ComboPanel } from '@galleria/console-kit/activities/combo-panel';
import { GiftPanel } from '@galleria/console-kit/activities/gift-panel';
import { GroupsPanel } from '@galleria/console-kit/activities/groups-panel';
import { PreSaleTermsPanel } from '@galleria/console-kit/activities/pre-sale-terms-panel';
import { useText } from '@galleria/console-kit/console-context';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { storeGroupCounts, storeOpenGroups } from '@galleria/contract/activities/group-buy';
import { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { Button, Flex } from 'antd';
import { useParams } from 'react-router';
import { PoolPanel } from './flash-sale/pool-panel.tsx';
import { useActivityActions } from './use-activity-actions.ts';

/** One activity of the store with its actions. */
export function Component() {
  const text = useText<'merchant'>();
  const activityId = Number(useParams().activityId);
  return (
    <ActivityPage
      answer={useCall(storeActivityInfo, { activityId })}
      list={text('merchant.activities')}
      action={(activity) => (
        <Can permission="marketing.edit">
          <Steps activity={activity} />
        </Can>
      )}
      more={(activity) => {
        const { kind, terms, gift, products } = activity;
        if (kind === 'groupBuy')
          return <Groups activityId={activityId} groupSize={terms.groupSize} products={products} />;
        if (terms.combo) return <ComboPanel terms={terms.combo} products={products} />;
        if (terms.preSale) return <PreSaleTermsPanel terms={terms.preSale} />;
        return kind === 'flashSale' ? <PoolPanel activity={activity} /> : <GiftPanel gift={gift} />;
      }}
    />
  );
}

interface GroupsProps {
  activityId: number;
  groupSize: number | undefined;
  products: OutputOf<typeof storeActivityInfo>['products'];
}

function Groups({ activityId, ...shown }: GroupsProps) {
  const answer = useCall(storeGroupCounts, { activityId });
  return <GroupsPanel answer={answer} openGroups={useCall(storeOpenGroups, { activityId })} {...shown} />;
}

function Steps({ activity }: { activity: OutputOf<typeof storeActivityInfo> }) {
  return (
    <Flex wrap gap="small">
      {useActivityActions(activity).map(({ key, label, isDangerous, run }) => (
        <Button key={key} danger={isDangerous} type={key === 'edit' ? 'primary' : 'default'} onClick={() => void run()}>
          {label}
        </Button>
      ))}
    </Flex>
  );
}
