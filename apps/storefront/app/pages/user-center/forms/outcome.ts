import type { Translate } from '@galleria/i18n/translator';
import type { FormState, FormValues } from '../../../account/form/form-state.ts';

/** What is wrong with which field, in words. */
export type Problems = FormState['errors'];

/** The rules of a form. The browser asks them before it sends, the action before it calls. */
export type Check = (values: FormValues, text: Translate<'storefront'>) => Problems;

/** What an action answers to one of its page's forms, which says its name in the field `form`. */
export interface Outcome extends FormState {
  readonly form?: string;
  readonly done?: boolean;
}

/** A sealed password is judged by the server, which alone can read it. */
export const isSealed = (password: string): boolean => password.length > 100 && password.split('.').length === 5;
