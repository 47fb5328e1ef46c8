import type { MessageId } from '@galleria/i18n/message-id';
import type { MessageValues, Translate } from '@galleria/i18n/translator';

/** Fields that every form may send besides its own: which form of the page it is, and which button was pressed. */
type ControlName = 'form' | 'intent';

/** Values by field, trimmed. A field that was not on the page is missing; an empty one is ''. */
export type FormValues<Field extends string = string> = { [Name in Field | ControlName]?: string };

/** The id of an error message, with values for its placeholders. */
export type FormProblem = MessageId<'storefront'> | { id: MessageId<'storefront'>; values: MessageValues };

export type FormProblems<Field extends string = string> = { [Name in Field]?: FormProblem };

/** The result of an action that handles a form. */
export interface FormState {
  /** The field `form` of the request, which names one of the page's forms. */
  readonly form?: string;
  readonly done?: boolean;
  /** Messages by field; those without a field are under `form`. */
  readonly errors: Record<string, string>;
  /** Values to fill in again, without secrets. */
  readonly values: FormValues;
  /** Rate limited: the seconds until the form can be sent again. */
  readonly waitSeconds?: number;
  /** Success: a verification code was sent. */
  readonly codeSent?: boolean;
  /** The request failed or timed out, so the server gave no message. */
  readonly unreachable?: boolean;
}

/** All values of a form whose field names are not known in advance; for defined forms see `readValues`. */
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

export function translateProblems(problems: FormProblems, text: Translate<'storefront'>): FormState['errors'] {
  const errors: FormState['errors'] = {};
  for (const [field, problem] of Object.entries(problems)) {
    if (problem) errors[field] = typeof problem === 'string' ? text(problem) : text(problem.id, problem.values);
  }
  return errors;
}

/** The state's messages, or one of its own when the server could not be reached. */
export function errorsOf(state: FormState, text: Translate<'storefront'>): FormState['errors'] {
  return state.unreachable ? { form: text('accounts.field.noAnswer') } : state.errors;
}
