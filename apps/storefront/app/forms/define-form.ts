import type { InputOf, Operation } from '@galleria/contract/operation';
import type { RefusalName } from '@galleria/domain/refusals';
import { type FormProblem, type FormProblems, type FormValues, problemsOf } from './form-state.ts';

/** Says what is wrong with a value; `undefined` when the field was not on the page. */
type FieldRule<Field extends string> = (
  value: string | undefined,
  values: FormValues<Field>,
) => FormProblem | undefined;

/** One form, shared by its inputs, by the check in the browser and by its action: a misspelt field does not compile. */
export interface FormDefinition<Field extends string> {
  /** Every field with its rule. */
  readonly fields: { readonly [Name in Field]: FieldRule<NoInfer<Field>> };
  /** The field that a refusal of the server stands beside; other refusals belong to the form as a whole. */
  readonly refusalFields?: RefusalFields<NoInfer<Field>>;
  /** Passwords: encrypted in the browser before they are sent. */
  readonly encrypted?: readonly NoInfer<Field>[];
  /** Compared in the browser and not sent by it, such as the confirmation of a password. */
  readonly localOnly?: readonly NoInfer<Field>[];
}

export type RefusalFields<Field extends string = string> = { readonly [Reason in RefusalName]?: Field };

/** Fields of the operation's input, and others that only the page needs: `{ … } satisfies FieldsOf<typeof login, 'agree'>`. */
export type FieldsOf<O extends Operation, Other extends string = never> = {
  readonly [Name in (keyof InputOf<O> & string) | Other]?: FieldRule<(keyof InputOf<O> & string) | Other>;
};

export function defineForm<Field extends string>(form: FormDefinition<Field>): FormDefinition<Field> {
  return form;
}

/** The rule of a field that may hold anything. */
export const unchecked = () => undefined;

/** Problems by field, of all fields or of some. */
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

/** The values of the form's own fields, and of nothing else that was sent. */
export function readValues<Field extends string>({ fields }: FormDefinition<Field>, data: FormData): FormValues<Field> {
  const values: FormValues<Field> = {};
  for (const name of [...Object.keys(fields), 'form', 'intent']) {
    const value = data.get(name);
    if (value !== null) Object.assign(values, { [name]: String(value).trim() });
  }
  return values;
}

/** The values as the browser sends them: passwords encrypted, local fields left out. */
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
