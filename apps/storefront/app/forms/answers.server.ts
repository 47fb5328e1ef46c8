import type { Answer, PageVisit } from '@galleria/contract/call';
import type { InputOf, Operation, OutputOf } from '@galleria/contract/operation';
import { loginRedirect } from '../visit/buyer-only.server.ts';
import { CODE_REFUSALS } from './code-refusals.ts';
import type { RefusalFields } from './define-form.ts';
import { doneState, refusalState, sentState } from './form-reply.server.ts';
import type { FormState, FormValues } from './form-state.ts';

/** For loaders: calls an operation without whose data the page cannot be rendered; a refusal becomes a 503. */
export async function callOrThrow<O extends Operation>(
  { call }: PageVisit,
  url: URL,
  operation: O,
  input: InputOf<O>,
): Promise<OutputOf<O>> {
  const answer = await call(operation, input);
  if (answer.ok) return answer.data;
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  throw new Response(answer.message, { status: 503 });
}

/** A posted form. */
interface PostedForm {
  readonly url: URL;
  readonly values: FormValues;
}

/** For actions: the form state after a call, with a refusal shown beside its field. */
export function outcomeOf<O extends Operation>(
  answer: Answer<O>,
  { url, values }: PostedForm,
  refusalFields?: RefusalFields,
): FormState {
  if (answer.ok) return doneState(values);
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  return refusalState(answer, refusalFields, values);
}

/** The form state after a verification code was requested without scripts. */
export function codeOutcome<O extends Operation>(answer: Answer<O>, sent: PostedForm): FormState {
  return answer.ok ? sentState(sent.values) : outcomeOf(answer, sent, CODE_REFUSALS);
}
