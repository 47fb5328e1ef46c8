import type { MessageId } from '@galleria/i18n/message-id';

/** What was typed, by field, without the spaces around it. */
export type FormValues = Record<string, string>;

/** What is wrong with it, by field, as the id of its words. */
export type FormProblems = Record<string, MessageId<'storefront'>>;

/** What an action says about a form that it did not accept. */
export interface FormState {
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
