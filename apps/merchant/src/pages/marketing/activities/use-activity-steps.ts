import type { Activity } from '@galleria/console-kit/activities/activity-columns';
import { useText } from '@galleria/console-kit/console-context';
import { useAct, useConfirm } from '@galleria/console-kit/use-act';
import { deleteStoreActivity, stopStoreActivity } from '@galleria/contract/activities/store-activities';
import { useNavigate, useParams } from 'react-router';

interface Step {
  readonly key: 'edit' | 'copy' | 'stop' | 'delete';
  readonly label: string;
  readonly isDangerous: boolean;
  readonly run: () => unknown;
}

/** What its store can do with an activity now. Stopping and deleting ask first. */
export function useActivitySteps({ activityId, name, state }: Activity): Step[] {
  const text = useText<'merchant'>();
  const navigate = useNavigate();
  const isOwnPage = useParams().activityId !== undefined;
  const act = useAct();
  const confirm = useConfirm();

  async function stop() {
    const isSure = await confirm({
      title: text('merchantActivities.stopTitle', { name }),
      consequences: text('merchantActivities.stopText'),
      action: text('merchantActivities.stop'),
      isDangerous: true,
    });
    if (isSure) await act(stopStoreActivity, { activityId }, { done: text('merchantActivities.stopped', { name }) });
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
    const answer = await act(deleteStoreActivity, { activityId }, { done });
    if (answer.ok && isOwnPage) void navigate('/activities');
  }

  const step = (key: Step['key'], run: Step['run'], isDangerous = false): Step => ({
    ...{ key, isDangerous, run, label: text(`merchantActivities.${key}`) },
  });
  return [
    ...(state === 'notStarted' ? [step('edit', () => navigate(`/activities/${activityId}/edit`))] : []),
    step('copy', () => navigate(`/activities/new?copy=${activityId}`)),
    ...(state === 'ongoing' ? [step('stop', stop, true)] : []),
    ...(state === 'notStarted' ? [step('delete', remove, true)] : []),
  ];
}
