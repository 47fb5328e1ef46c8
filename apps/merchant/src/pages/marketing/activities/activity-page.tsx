import { ActivityPage } from '@galleria/console-kit/activities/activity-page';
import { GiftPanel } from '@galleria/console-kit/activities/gift-panel';
import { useText } from '@galleria/console-kit/console-context';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { Button, Flex } from 'antd';
import { useParams } from 'react-router';
import { GroupsPanel } from './groups-panel.tsx';
import { useActivitySteps } from './use-activity-steps.ts';

/** One activity of the store, and what can be done with it. */
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
      more={({ kind, terms, gift }) =>
        kind === 'groupBuy' ? (
          <GroupsPanel activityId={activityId} groupSize={terms.groupSize} />
        ) : (
          <GiftPanel gift={gift} />
        )
      }
    />
  );
}

function Steps({ activity }: { activity: OutputOf<typeof storeActivityInfo> }) {
  return (
    <Flex wrap gap="small">
      {useActivitySteps(activity).map(({ key, label, isDangerous, run }) => (
        <Button key={key} danger={isDangerous} type={key === 'edit' ? 'primary' : 'default'} onClick={() => void run()}>
          {label}
        </Button>
      ))}
    </Flex>
  );
}
