import type { FieldProblem } from '@galleria/contract/envelope';
import type { Translate } from '@galleria/i18n/translator';
import type { FormProblems, FormState, FormValues } from './form-state.ts';

const SECRETS = new Set(['passWord', 'confirmation', 'validCode']);

export function problemState(problems: FormProblems, values: FormValues, text: Translate<'storefront'>): FormState {
  const errors = Object.fromEntries(Object.entries(problems).map(([field, id]) => [field, text(id)]));
  return { errors, values: withoutSecrets(values) };
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
  return { errors, values: withoutSecrets(values), waitSeconds };
}

export function sentState(values: FormValues): FormState {
  return { errors: {}, values: withoutSecrets(values), codeSent: true };
}

function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.has(name)));
}

function secondsIn(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null && 'seconds' in data ? Number(data.seconds) : undefined;
}
