import type { Answer, PageVisit } from '@galleria/contract/call';
import type { InputOf, Operation, OutputOf } from '@galleria/contract/operation';
import { refusalState, sentState } from '../../../account/form/form-reply.server.ts';
import type { FormValues } from '../../../account/form/form-state.ts';
import { signInFirst } from '../../../account/require-buyer.server.ts';
import type { Outcome, Problems } from './outcome.ts';

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
): Outcome {
  const { form } = values;
  if (answer.ok) return { form, done: true, errors: {}, values: {} };
  if (answer.reason === 'access.signIn') throw signInFirst(url);
  return { form, ...refusalState(answer, places, withoutSecrets(values)) };
}

/** The answer when the form's own rules found something. */
export function refuseForm(values: FormValues, errors: Problems): Outcome {
  return { form: values.form, errors, values: withoutSecrets(values) };
}

/** The answer to "send me a code" from a browser without scripts. */
export function codeOutcome<O extends Operation>(answer: Answer<O>, sent: Sent): Outcome {
  const places = { 'code.tooSoon': 'validCode', 'code.tooMany': 'validCode' };
  if (!answer.ok) return outcomeOf(answer, sent, places);
  return { form: sent.values.form, ...sentState(withoutSecrets(sent.values)) };
}

function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|confirmation/i.test(name)));
}
