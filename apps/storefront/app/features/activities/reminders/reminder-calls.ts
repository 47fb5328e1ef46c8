import { setActivityReminder } from '@galleria/contract/activities/reminders';
import { api } from '../../../api/client.ts';
import { publishOutcome } from '../../../api/outcomes.ts';
import type { ToggleReply } from '../../accounts/toggle-store.ts';

/*
 * Loaded with the first click, so that pages with reminders do not carry the API client.
 */

export async function storeReminder(activityId: number, isOn: boolean): Promise<ToggleReply> {
  const answer = await api(setActivityReminder, { activityId, isOn });
  if (answer.ok) return 'stored';
  if (answer.reason === 'access.signIn') return 'guest';
  if (answer.reason === 'activity.started' || answer.reason === 'activity.notFound') return 'tooLate';
  if (answer.message) publishOutcome({ kind: 'refused', message: answer.message });
  return 'refused';
}
