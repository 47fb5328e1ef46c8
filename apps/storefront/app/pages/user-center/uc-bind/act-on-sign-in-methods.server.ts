import { endSession, sessionList } from '@galleria/contract/accounts/sessions';
import { removeBinding } from '@galleria/contract/accounts/third-login';
import type { PageVisit } from '@galleria/contract/call';
import type { SocialType } from '@galleria/domain/accounts/social-types';
import { callOrThrow, outcomeOf } from '../../../forms/answers.server.ts';
import { doneState } from '../../../forms/form-reply.server.ts';
import { type FormState, type FormValues, readForm } from '../../../forms/form-state.ts';

export async function actOnSignInMethods(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readForm(data);
  if (values.form === 'unbind') {
    // The operation refuses any other number.
    const socialType = Number(values.socialType) as SocialType;
    return outcomeOf(await visit.call(removeBinding, { socialType }), { url, values });
  }
  if (values.form === 'signOutOthers') return signOutOthers(visit, url, values);
  return signOut(visit, url, values, values.id ?? '');
}

/** A device that is signed out already counts as done. */
async function signOut({ call }: PageVisit, url: URL, values: FormValues, id: string): Promise<FormState> {
  const answer = await call(endSession, { id });
  if (!answer.ok && answer.reason === 'session.notFound') return doneState(values);
  return outcomeOf(answer, { url, values });
}

async function signOutOthers(visit: PageVisit, url: URL, values: FormValues): Promise<FormState> {
  const devices = await callOrThrow(visit, url, sessionList, {});
  const others = devices.filter((device) => !device.current);
  const outcomes = await Promise.all(others.map((device) => signOut(visit, url, values, device.id)));
  return outcomes.find((outcome) => !outcome.done) ?? doneState(values);
}
