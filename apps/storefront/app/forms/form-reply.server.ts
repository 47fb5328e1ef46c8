import type { FieldProblem } from '@galleria/contract/envelope';
import type { Translate } from '@galleria/i18n/translator';
import { type FormProblems, type FormState, type FormValues, inWords } from './form-state.ts';

/** The answer when the form's own rules found something. */
export function problemState(problems: FormProblems, values: FormValues, text: Translate<'storefront'>): FormState {
  return { ...filledAgain(values), errors: inWords(problems, text) };
}

interface Refusal {
  readonly reason: string;
  readonly message: string;
  readonly data: unknown;
}

/** `places`: which field a refusal stands beside, by its name; others belong to the whole form. */
export function refusalState(refusal: Refusal, places: Record<string, string>, values: FormValues): FormState {
  const errors =
    refusal.reason === 'input.invalid'
      ? Object.fromEntries((refusal.data as FieldProblem[]).map(({ field, message }) => [field, message]))
      : { [places[refusal.reason] ?? 'form']: refusal.message };
  const waitSeconds = refusal.reason === 'login.tooMany' ? secondsIn(refusal.data) : undefined;
  return { ...filledAgain(values), errors, waitSeconds };
}

export function sentState(values: FormValues): FormState {
  return { ...filledAgain(values), codeSent: true };
}

export function doneState({ form }: FormValues): FormState {
  return { form, errors: {}, values: {}, done: true };
}

/** What was typed goes back, except what is secret. */
function filledAgain(values: FormValues): FormState {
  const open = Object.entries(values).filter(([name]) => !/password|confirmation|validcode/i.test(name));
  return { form: values.form, errors: {}, values: Object.fromEntries(open) };
}

function secondsIn(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null && 'seconds' in data ? Number(data.seconds) : undefined;
}
