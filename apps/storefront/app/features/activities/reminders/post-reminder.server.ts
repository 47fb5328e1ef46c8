import { setActivityReminder } from '@galleria/contract/activities/reminders';
import type { PageVisit } from '@galleria/contract/call';
import { redirect } from 'react-router';
import { loginAddress } from '../../../visit/login-address.ts';
import { ownPath } from '../../accounts/own-path.ts';

/**
 * Sets a reminder for browsers without scripts. A refusal needs no message: the activity has started or is gone, and
 * the page shows that.
 */
export async function postReminder({ call, isSignedIn, publicUrl }: PageVisit, form: FormData): Promise<Response> {
  const back = ownPath(form.get('returnTo'), publicUrl);
  if (!isSignedIn) return redirect(loginAddress(back), 303);
  await call(setActivityReminder, {
    activityId: String(form.get('activityId') ?? ''),
    isOn: form.get('isOn') === 'true',
  });
  return redirect(back, 303);
}
