import type { MessageId } from '@galleria/i18n/message-id';
import type { MessageValues, Translate } from '@galleria/i18n/translator';

/** What was typed, by field, without the spaces around it. */
export type FormValues = Record<string, string>;

/** The id of the words that say what is wrong, with what they are about where they need it. */
export type FormProblem = MessageId<'storefront'> | { id: MessageId<'storefront'>; values: MessageValues };

/** What is wrong, by field. */
export type FormProblems = Record<string, FormProblem>;

/** The rules of a form. The browser asks them before it sends, the action before it calls. */
export type Check = (values: FormValues) => FormProblems;

/** What an action answers to a form. */
export interface FormState {
  /** Which form of the page it was, where there are several: what its field `form` said. */
  readonly form?: string;
  /** It worked. */
  readonly done?: boolean;
  /** Words by field; under `form` those that belong to no field. */
  readonly errors: Record<string, string>;
  /** What to fill in again: no passwords. */
  readonly values: FormValues;
  /** Nothing will be accepted for so long. */
  readonly waitSeconds?: number;
  /** Not refused: a code is on its way. */
  readonly codeSent?: boolean;
  /** Nobody answered, so there are no words from there. */
  readonly unreachable?: boolean;
}

export function readForm(form: FormData): FormValues {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]));
}

export function inWords(problems: FormProblems, text: Translate<'storefront'>): FormState['errors'] {
  const say = (problem: FormProblem) =>
    typeof problem === 'string' ? text(problem) : text(problem.id, problem.values);
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, say(problem)]));
}

/** What went wrong, by field. Who shows an action's answer asks here: when nobody answered, there are words for that. */
export function errorsOf(state: FormState, text: Translate<'storefront'>): FormState['errors'] {
  return state.unreachable ? { form: text('accounts.field.noAnswer') } : state.errors;
}
