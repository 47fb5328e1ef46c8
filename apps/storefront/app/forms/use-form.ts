import { type FormEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useFetcher, useFormAction } from 'react-router';
import { encryptPassword } from '../features/accounts/encrypt-password.ts';
import { useText } from '../words/words.tsx';
import { checkForm, type FormDefinition, readValues, valuesToSend } from './define-form.ts';
import { errorsOf, type FormState, type FormValues, inWords } from './form-state.ts';

interface FormOptions<State extends FormState> {
  /** Tells the forms of a page apart: sent to the action as the field `form`. */
  name?: string;
  /** Where it is posted to, with scripts and without; by default the page it is on. */
  action?: string;
  onDone?: (answer: State) => void;
}

/** What is shown beside the fields. `isNew`: it has just arrived, so the first wrong field gets the focus. */
interface Shown extends Pick<FormState, 'errors' | 'waitSeconds' | 'done'> {
  readonly isNew?: boolean;
}

/** Without scripts the browser posts the form; with scripts it is checked and its passwords encrypted first. */
export function useForm<Field extends string, State extends FormState = FormState>(
  definition: FormDefinition<Field>,
  { name, action: wantedAction, onDone }: FormOptions<State> = {},
) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<State>();
  const action = useFormAction(wantedAction);
  const actionData = useActionData<FormState>();
  const posted = actionData?.form === name ? actionData : undefined;
  const postedValues: FormValues<Field> = posted?.values ?? {};
  const [shown, show] = useState<Shown>(posted ? { ...posted, isNew: true } : NOTHING);
  const [encrypting, setEncrypting] = useState(false);
  const busy = encrypting || fetcher.state !== 'idle';

  const receive = useEffectEvent((answer: State) => {
    show({ ...answer, errors: errorsOf(answer, text), isNew: true });
    if (answer.done) onDone?.(answer);
  });
  useEffect(() => {
    if (fetcher.data) receive(fetcher.data as State);
  }, [fetcher.data]);
  useEffect(() => {
    if (shown.isNew) form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [shown]);

  /** The values, or nothing when one of these fields is wrong; the form then shows why. */
  function validValues(only?: readonly Field[]): FormValues<Field> | undefined {
    const values = readValues(definition, form.current ? new FormData(form.current) : new FormData());
    const problems = checkForm(definition, values, only);
    show({ errors: inWords(problems, text), isNew: true });
    return Object.keys(problems).length > 0 ? undefined : values;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = validValues();
    if (!values) return;
    setEncrypting(true);
    try {
      await fetcher.submit(await valuesToSend(definition, values, encryptPassword), { method: 'post', action });
    } catch {
      // The encryption script did not load; the browser has logged why.
      show({ errors: { form: text('accounts.field.noAnswer') }, isNew: true });
    } finally {
      setEncrypting(false);
    }
  }

  /** A field with an error is checked again on every change. */
  function recheck({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const field = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    const { [field]: error, ...others } = shown.errors;
    if (!error && !shown.done) return;
    const found = error
      ? inWords(checkForm(definition, readValues(definition, new FormData(currentTarget))), text)
      : {};
    show({ errors: found[field] ? { ...others, [field]: found[field] } : others, waitSeconds: shown.waitSeconds });
  }

  const errorOf = (field: Field | 'form'): string | undefined => shown.errors[field];
  return {
    name,
    busy,
    validValues,
    errorOf,
    /** Name, error and first value of an input. */
    field: <Name extends Field>(field: Name) => ({
      name: field,
      error: errorOf(field),
      defaultValue: postedValues[field],
    }),
    waitSeconds: shown.waitSeconds,
    /** Accepted, and unchanged since. */
    done: shown.done ?? false,
    /** Posted without scripts: the values to show again. */
    values: postedValues,
    codeSent: posted?.codeSent ?? false,
    props: { ref: form, method: 'post', action, noValidate: true, onSubmit: submit, onInput: recheck } as const,
  };
}

export type FormHandle<Field extends string> = ReturnType<typeof useForm<Field>>;

/** A form whose fields do not matter. */
export type AnyForm = Pick<FormHandle<never>, 'name' | 'busy' | 'errorOf' | 'waitSeconds' | 'done' | 'props'>;

const NOTHING: Shown = { errors: {} };

/** Not in a part of the form that is closed. */
const INVALID = '[aria-invalid=true]:enabled';
