import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { useCall } from '@galleria/console-kit/use-call';
import { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { Alert, Button } from 'antd';
import { Link, useNavigate, useParams } from 'react-router';
import { draftOf } from './activity-draft.ts';
import { ActivityForm } from './activity-form.tsx';
import { isEditable } from './use-activity-actions.ts';

/** Changes an activity that has not started. */
export function Component() {
  const text = useText<'merchant'>();
  const navigate = useNavigate();
  const activityId = Number(useParams().activityId);
  const answer = useCall(storeActivityInfo, { activityId });
  return (
    <Page
      title={text('merchantActivities.editTitle')}
      intro={
        <Link to={`/activities/${activityId}`}>
          <bdi>{answer.data?.name ?? text('consoleActivities.activity')}</bdi>
        </Link>
      }
    >
      <Loaded answer={answer} lines={12}>
        {(saved) =>
          isEditable(saved) ? (
            <ActivityForm key={activityId} initial={draftOf(saved)} />
          ) : (
            <Alert
              type="info"
              showIcon
              title={text(isApproved(saved) ? 'merchantFlashSale.approvedFixed' : 'merchantActivities.started')}
              action={
                <Button onClick={() => void navigate(`/activities/new?copy=${activityId}`)}>
                  {text('merchantActivities.copy')}
                </Button>
              }
            />
          )
        }
      </Loaded>
    </Page>
  );
}

/** A flash sale that the mall approved cannot be changed, although it has not started. */
function isApproved({ kind, state }: OutputOf<typeof storeActivityInfo>): boolean {
  return kind === 'flashSale' && state === 'notStarted';
}
