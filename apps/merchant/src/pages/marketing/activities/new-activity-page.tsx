import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { useCall } from '@galleria/console-kit/use-call';
import { useNumberParams } from '@galleria/console-kit/use-number-params';
import { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import { ACTIVITY_KINDS, type ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { copyOf, newDraft } from './activity-draft.ts';
import { ActivityForm } from './activity-form.tsx';

/** A new activity of the kind in `kind=` of the URL, or a copy of the activity in `copy=`. */
export function Component() {
  const copiedId = useNumberParams().numberOf('copy');
  const [search] = useSearchParams();
  if (copiedId !== undefined) return <Copy activityId={copiedId} />;
  const kind = ACTIVITY_KINDS.find((one) => one === search.get('kind')) ?? 'limitedTime';
  return (
    <NewPage kind={kind}>
      <ActivityForm key={kind} initial={newDraft(kind)} />
    </NewPage>
  );
}

function Copy({ activityId }: { activityId: number }) {
  const answer = useCall(storeActivityInfo, { activityId });
  return (
    <NewPage kind={answer.data?.kind}>
      <Loaded answer={answer} lines={12}>
        {(saved) => <ActivityForm key={activityId} initial={copyOf(saved)} />}
      </Loaded>
    </NewPage>
  );
}

interface NewPageProps {
  /** Undefined until the activity to copy is loaded. */
  kind: ActivityKind | undefined;
  children: ReactNode;
}

function NewPage({ kind, children }: NewPageProps) {
  const text = useText<'merchant'>();
  const title = kind
    ? text('merchantActivities.newOf', { kind: text(`consoleActivities.kind.${kind}`) })
    : text('merchantActivities.new');
  return (
    <Page title={title} intro={<Link to="/activities">{text('merchant.activities')}</Link>}>
      {children}
    </Page>
  );
}
