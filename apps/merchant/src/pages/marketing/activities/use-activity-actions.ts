import type { Activity } from '@galleria/console-kit/activities/activity-columns';
import { useText } from '@galleria/console-kit/console-context';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { deleteStoreActivity, stopStoreActivity } from '@galleria/contract/activities/store-activities';
import { isRunning } from '@galleria/domain/activities/activity-state';
import { useNavigate, useParams } from 'react-router';

interface ActivityAction {
  readonly key: 'edit' | 'copy' | 'stop' | 'delete';
  readonly label: string;
  readonly isDangerous: boolean;
  readonly run: () => unknown;
}

/** Waiting for the mall, refused by it, or planned. */
function hasNotStarted(state: Activity['state']): boolean {
  return state === 'notStarted' || state === 'waiting' || state === 'refused';
}

/** A flash sale that the mall approved can no longer be changed. */
export function isEditable({ kind, state }: Pick<Activity, 'kind' | 'state'>): boolean {
  return hasNotStarted(state) && !(kind === 'flashSale' && state === 'notStarted');
}

/** Actions that a store can take on an activity in its state. Stopping and deleting ask for confirmation. */
export function useActivityActions(activity: Activity): ActivityAction[] {
  const { activityId, name, state } = activity;
  const text = useText<'merchant'>();
  const navigate = useNavigate();
  const isOwnPage = useParams().activityId !== undefined;
  const mutate = useMutate();
  const confirm = useConfirm();

  async function stop() {
    const isSure = await confirm({
      title: text('merchantActivities.stopTitle', { name }),
      consequences: text('merchantActivities.stopText'),
      action: text('merchantActivities.stop'),
      isDangerous: true,
    });
    if (isSure) await mutate(stopStoreActivity, { activityId }, { done: text('merchantActivities.stopped', { name }) });
  }

  async function remove() {
    const isSure = await confirm({
      title: text('merchantActivities.deleteTitle', { name }),
      consequences: text('merchantActivities.deleteText'),
      action: text('merchantActivities.delete'),
      isDangerous: true,
    });
    if (!isSure) return;
    const done = text('merchantActivities.deleted', { name });
    const answer = await mutate(deleteStoreActivity, { activityId }, { done });
    if (answer.ok && isOwnPage) void navigate('/activities');
  }

  const step = (key: ActivityAction['key'], run: ActivityAction['run'], isDangerous = false): ActivityAction => ({
    ...{ key, isDangerous, run, label: text(`merchantActivities.${key}`) },
  });
  const edit = step('edit', () => navigate(`/activities/${activityId}/edit`));
  const reapply = { label: text('merchantFlashSale.applyAgain') };
  return [
    ...(isEditable(activity) ? [{ ...edit, ...(state === 'refused' && reapply) }] : []),
    step('copy', () => navigate(`/activities/new?copy=${activityId}`)),
    ...(isRunning(state) ? [step('stop', stop, true)] : []),
    ...(hasNotStarted(state) ? [step('delete', remove, true)] : []),
  ];
}
