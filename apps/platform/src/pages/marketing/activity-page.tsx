import { ActivityPage } from '@galleria/console-kit/activities/activity-page';
import { ComboPanel } from '@galleria/console-kit/activities/combo-panel';
import { GiftPanel } from '@galleria/console-kit/activities/gift-panel';
import { GroupsPanel } from '@galleria/console-kit/activities/groups-panel';
import { PreSaleTermsPanel } from '@galleria/console-kit/activities/pre-sale-terms-panel';
import { useText } from '@galleria/console-kit/console-context';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { mallGroupCounts, mallOpenGroups } from '@galleria/contract/activities/group-buy';
import { mallActivityInfo } from '@galleria/contract/activities/staff-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { Button } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { StoreLink } from '../../shared/store-link.tsx';
import { TakeDownDrawer } from './take-down-drawer.tsx';

type Activity = OutputOf<typeof mallActivityInfo>;

/** One activity of a store: its prices, its sales figures, and the button that takes it down. */
export function Component() {
  const text = useText<'platform'>();
  const activityId = Number(useParams().activityId);
  return (
    <ActivityPage
      answer={useCall(mallActivityInfo, { activityId })}
      list={text('platform.activities')}
      action={(activity) => <TakeDownButton activity={activity} />}
      more={({ kind, terms, gift, products }) => {
        if (kind === 'groupBuy')
          return <Groups activityId={activityId} groupSize={terms.groupSize} products={products} />;
        if (terms.combo) return <ComboPanel terms={terms.combo} products={products} />;
        return terms.preSale ? <PreSaleTermsPanel terms={terms.preSale} /> : <GiftPanel gift={gift} />;
      }}
      facts={(activity) => [{ label: text('platformMarketing.store'), value: <StoreLink store={activity} /> }]}
    />
  );
}

interface GroupsProps {
  activityId: number;
  groupSize: number | undefined;
  products: Activity['products'];
}

function Groups({ activityId, ...shown }: GroupsProps) {
  const answer = useCall(mallGroupCounts, { activityId });
  return <GroupsPanel answer={answer} openGroups={useCall(mallOpenGroups, { activityId })} {...shown} />;
}

function TakeDownButton({ activity }: { activity: Activity }) {
  const text = useText<'platform'>();
  const mayEdit = useCan('marketing.edit');
  const [isOpen, setOpen] = useState(false);
  const isEnded = activity.state === 'ended' || activity.state === 'takenDown';
  if (!mayEdit || isEnded) return null;
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {text('platformMarketing.takeDown')}
      </Button>
      <TakeDownDrawer activity={activity} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
