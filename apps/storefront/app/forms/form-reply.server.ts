import type { FieldProblem } from '@galleria/contract/wire/envelope';
import type { Locale } from '@galleria/domain/site/locales';
import type { Translate } from '@galleria/i18n/translator';
import { serverText } from '../messages/server-text.server.ts';
import { checkForm, type FormDefinition } from './define-form.ts';
import { type FormProblems, type FormState, type FormValues, translateProblems } from './form-state.ts';

/** The form state if fields (or those in `only`) are invalid; undefined if all are valid. */
export function invalidState<Field extends string>(
  form: FormDefinition<Field>,
  values: FormValues<Field>,
  locale: Locale,
  only?: readonly Field[],
): FormState | undefined {
  const problems = checkForm(form, values, only);
  return Object.keys(problems).length > 0 ? problemState(problems, values, serverText(locale)) : undefined;
}

export function problemState(problems: FormProblems, values: FormValues, text: Translate<'storefront'>): FormState {
  return { ...refillState(values), errors: translateProblems(problems, text) };
}

interface Refusal {
  readonly reason: string;
  readonly message: string;
  readonly data: unknown;
}

/** Shows a refusal beside its field, or above the form if it has none. */
export function refusalState(
  refusal: Refusal,
  refusalFields: Readonly<Record<string, string>> = {},
  values: FormValues,
): FormState {
  const errors =
    refusal.reason === 'input.invalid'
      ? Object.fromEntries((refusal.data as FieldProblem[]).map(({ field, message }) => [field, message]))
      : { [refusalFields[refusal.reason] ?? 'form']: refusal.message };
  const waitSeconds = refusal.reason === 'login.tooMany' ? secondsIn(refusal.data) : undefined;
  return { ...refillState(values), errors, waitSeconds };
}

export function sentState(values: FormValues): FormState {
  return { ...refillState(values), codeSent: true };
}

export function doneState({ form }: FormValues): FormState {
  return { form, errors: {}, values: {}, done: true };
}

/** Returns the values to fill in again, without secrets. */
function refillState(values: FormValues): FormState {
  const open = Object.entries(values).filter(([name]) => !/password|confirmation|validcode/i.test(name));
  return { form: values.form, errors: {}, values: Object.fromEntries(open) };
}

function secondsIn(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null && 'seconds' in data ? Number(data.seconds) : undefined;
}
