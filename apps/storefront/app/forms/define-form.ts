import type { InputOf, Operation } from '@galleria/contract/operation';
import type { RefusalName } from '@galleria/domain/refusals';
import { type FormProblem, type FormProblems, type FormValues, problemsOf } from './form-state.ts';

/** Returns the problem with a value, which is `undefined` when the field is not on the page. */
type FieldRule<Field extends string> = (
  value: string | undefined,
  values: FormValues<Field>,
) => FormProblem | undefined;

/** A form, shared by its inputs, the validation in the browser and its action: a misspelt field does not compile. */
export interface FormDefinition<Field extends string> {
  /** Every field with its rule. */
  readonly fields: { readonly [Name in Field]: FieldRule<NoInfer<Field>> };
  /** The field that shows a refusal of the server; refusals without one are shown for the form as a whole. */
  readonly refusalFields?: RefusalFields<NoInfer<Field>>;
  /** Passwords: encrypted in the browser before they are sent. */
  readonly encrypted?: readonly NoInfer<Field>[];
  /** Checked in the browser and not sent, such as the confirmation of a password. */
  readonly localOnly?: readonly NoInfer<Field>[];
}

export type RefusalFields<Field extends string = string> = { readonly [Reason in RefusalName]?: Field };

/** Fields of the operation's input and of the page alone: `{ … } satisfies FieldsOf<typeof login, 'agree'>`. */
export type FieldsOf<O extends Operation, Other extends string = never> = {
  readonly [Name in (keyof InputOf<O> & string) | Other]?: FieldRule<(keyof InputOf<O> & string) | Other>;
};

export function defineForm<Field extends string>(form: FormDefinition<Field>): FormDefinition<Field> {
  return form;
}

/** The rule of a field that accepts any value. */
export const unchecked = () => undefined;

/** Problems by field, of all fields or only of `only`. */
export function checkForm<Field extends string>(
  { fields }: FormDefinition<Field>,
  values: FormValues<Field>,
  only?: readonly Field[],
): FormProblems<Field> {
  const found: FormProblems<Field> = {};
  for (const field in fields) {
    if (!only || only.includes(field)) found[field] = fields[field](values[field], values);
  }
  return problemsOf(found);
}

/** Values of the form's own fields; everything else that was sent is ignored. */
export function readValues<Field extends string>({ fields }: FormDefinition<Field>, data: FormData): FormValues<Field> {
  const values: FormValues<Field> = {};
  for (const name of [...Object.keys(fields), 'form', 'intent']) {
    const value = data.get(name);
    if (value !== null) Object.assign(values, { [name]: String(value).trim() });
  }
  return values;
}

/** The values to send from the browser: passwords encrypted, local fields left out. */
export async function valuesToSend<Field extends string>(
  { encrypted = [], localOnly = [] }: FormDefinition<Field>,
  values: FormValues<Field>,
  encrypt: (plain: string) => Promise<string>,
): Promise<Record<string, string>> {
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries<string | undefined>(values)) {
    if (value === undefined || localOnly.some((field) => field === name)) continue;
    sent[name] = value && encrypted.some((field) => field === name) ? await encrypt(value) : value;
  }
  return sent;
}
