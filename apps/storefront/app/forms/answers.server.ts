import type { Answer, PageVisit } from '@galleria/contract/call';
import type { InputOf, Operation, OutputOf } from '@galleria/contract/operation';
import { signInFirst } from '../features/accounts/buyer-only.server.ts';
import { doneState, refusalState, sentState } from './form-reply.server.ts';
import type { FormState, FormValues } from './form-state.ts';

/** For loaders: what the page cannot do without. */
export async function need<O extends Operation>(
  { call }: PageVisit,
  url: URL,
  operation: O,
  input: InputOf<O>,
): Promise<OutputOf<O>> {
  const answer = await call(operation, input);
  if (answer.ok) return answer.data;
  if (answer.reason === 'access.signIn') throw signInFirst(url);
  throw new Response(answer.message, { status: 503 });
}

/** A form as it arrived. */
interface Sent {
  readonly url: URL;
  readonly values: FormValues;
}

/** For actions: what a call answered, a refusal beside the field that it belongs to (`places`). */
export function outcomeOf<O extends Operation>(
  answer: Answer<O>,
  { url, values }: Sent,
  places: Record<string, string> = {},
): FormState {
  if (answer.ok) return doneState(values);
  if (answer.reason === 'access.signIn') throw signInFirst(url);
  return refusalState(answer, places, values);
}

/** The answer to "send me a code" from a browser without scripts. */
export function codeOutcome<O extends Operation>(answer: Answer<O>, sent: Sent): FormState {
  const places = { 'code.tooSoon': 'validCode', 'code.tooMany': 'validCode' };
  return answer.ok ? sentState(sent.values) : outcomeOf(answer, sent, places);
}
