import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/loaded';
import { Page } from '@galleria/console-kit/page';
import { useAddress } from '@galleria/console-kit/use-address';
import { useCall } from '@galleria/console-kit/use-call';
import { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import { Link, useSearchParams } from 'react-router';
import { copyOf, newDraft } from './activity-draft.ts';
import { ActivityForm } from './activity-form.tsx';

/** A new activity of the `kind=` in the address, or with `copy=` one like another. */
export function Component() {
  const text = useText<'merchant'>();
  const copiedId = useAddress().numberOf('copy');
  const [search] = useSearchParams();
  const kind = ACTIVITY_KINDS.find((one) => one === search.get('kind')) ?? 'limitedTime';
  return (
    <Page
      title={text('merchantActivities.newOf', { kind: text(`consoleActivities.kind.${kind}`) })}
      intro={<Link to="/activities">{text('merchant.activities')}</Link>}
    >
      {copiedId === undefined ? <ActivityForm key={kind} initial={newDraft(kind)} /> : <Copy activityId={copiedId} />}
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
