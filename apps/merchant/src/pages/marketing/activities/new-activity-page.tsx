import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/loaded';
import { Page } from '@galleria/console-kit/page';
import { useAddress } from '@galleria/console-kit/use-address';
import { useCall } from '@galleria/console-kit/use-call';
import { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import { Link } from 'react-router';
import { copyOf, newDraft } from './activity-draft.ts';
import { ActivityForm } from './activity-form.tsx';

/** A new activity, or with `copy=` in the address one like another. */
export function Component() {
  const text = useText<'merchant'>();
  const copiedId = useAddress().numberOf('copy');
  return (
    <Page title={text('merchantActivities.new')} intro={<Link to="/activities">{text('merchant.activities')}</Link>}>
      {copiedId === undefined ? <ActivityForm initial={newDraft()} /> : <Copy activityId={copiedId} />}
    </Page>
  );
}

function Copy({ activityId }: { activityId: number }) {
  const answer = useCall(storeActivityInfo, { activityId });
  return (
    <Loaded answer={answer} lines={12}>
      {(known) => <ActivityForm key={activityId} initial={copyOf(known)} />}
    </Loaded>
  );
}
