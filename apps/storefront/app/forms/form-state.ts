import type { MessageId } from '@galleria/i18n/message-id';
import type { MessageValues, Translate } from '@galleria/i18n/translator';

/** Names that every form may send beside its fields: which form of the page it is, and which button was pressed. */
type ControlName = 'form' | 'intent';

/** Typed values by field, trimmed. A field that was not on the page is missing; an empty one is ''. */
export type FormValues<Field extends string = string> = { [Name in Field | ControlName]?: string };

/** The id of an error message, with its values where it has placeholders. */
export type FormProblem = MessageId<'storefront'> | { id: MessageId<'storefront'>; values: MessageValues };

export type FormProblems<Field extends string = string> = { [Name in Field]?: FormProblem };

/** What an action answers to a form. */
export interface FormState {
  /** The field `form` of the request: tells the forms of a page apart. */
  readonly form?: string;
  readonly done?: boolean;
  /** Messages by field; under `form` those that belong to no field. */
  readonly errors: Record<string, string>;
  /** Values to fill in again, without secrets. */
  readonly values: FormValues;
  /** Rate limited: nothing is accepted for this long. */
  readonly waitSeconds?: number;
  /** Not an error: a verification code was sent. */
  readonly codeSent?: boolean;
  /** The request failed or timed out, so the server gave no message. */
  readonly unreachable?: boolean;
}

/** Every value of a form whose field names are not known beforehand; see `readValues` for defined forms. */
export function readForm(data: FormData): FormValues {
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value).trim()]));
}

/** Drops the fields without a problem. */
export function problemsOf<Field extends string>(
  found: {
    readonly [Name in Field]?: FormProblem | undefined;
  },
): FormProblems<Field> {
  const problems: FormProblems<Field> = {};
  for (const field in found) if (found[field]) problems[field] = found[field];
  return problems;
}

export function inWords(problems: FormProblems, text: Translate<'storefront'>): FormState['errors'] {
  const errors: FormState['errors'] = {};
  for (const [field, problem] of Object.entries(problems)) {
    if (problem) errors[field] = typeof problem === 'string' ? text(problem) : text(problem.id, problem.values);
  }
  return errors;
}

/** The messages of an answer. When the server was not reached, there is a message for that. */
export function errorsOf(state: FormState, text: Translate<'storefront'>): FormState['errors'] {
  return state.unreachable ? { form: text('accounts.field.noAnswer') } : state.errors;
}
