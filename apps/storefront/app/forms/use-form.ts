import { type FormEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useFetcher, useFormAction } from 'react-router';
import { encryptPassword } from '../api/encrypt-password.ts';
import { useText } from '../messages/messages.tsx';
import { checkForm, type FormDefinition, readValues, valuesToSend } from './define-form.ts';
import { errorsOf, type FormState, type FormValues, translateProblems } from './form-state.ts';

interface FormOptions<State extends FormState> {
  /** Distinguishes the forms of a page: sent to the action as the field `form`. */
  name?: string;
  /** The route to post to, with and without scripts; by default the current page. */
  action?: string;
  onDone?: (answer: State) => void;
}

/** What the form shows. `isNew`: just received, so the first invalid field gets the focus. */
interface Shown extends Pick<FormState, 'errors' | 'waitSeconds' | 'done'> {
  readonly isNew?: boolean;
}

/**
 * Without scripts the browser posts the form; with scripts its fields are validated and its passwords encrypted first.
 */
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

  /** The values, or undefined if one of these fields is invalid; the form then shows its errors. */
  function validValues(only?: readonly Field[]): FormValues<Field> | undefined {
    const values = readValues(definition, form.current ? new FormData(form.current) : new FormData());
    const problems = checkForm(definition, values, only);
    show({ errors: translateProblems(problems, text), isNew: true });
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
      // The encryption script did not load; the browser has logged the error.
      show({ errors: { form: text('accounts.field.noAnswer') }, isNew: true });
    } finally {
      setEncrypting(false);
    }
  }

  /** A field with an error is validated again on every change. */
  function recheck({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const field = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    const { [field]: error, ...others } = shown.errors;
    if (!error && !shown.done) return;
    const found = error
      ? translateProblems(checkForm(definition, readValues(definition, new FormData(currentTarget))), text)
      : {};
    show({ errors: found[field] ? { ...others, [field]: found[field] } : others, waitSeconds: shown.waitSeconds });
  }

  const errorOf = (field: Field | 'form'): string | undefined => shown.errors[field];
  return {
    name,
    busy,
    validValues,
    errorOf,
    /** Name, error and initial value of an input. */
    field: <Name extends Field>(field: Name) => ({
      name: field,
      error: errorOf(field),
      defaultValue: postedValues[field],
    }),
    waitSeconds: shown.waitSeconds,
    /** Accepted, and not edited since. */
    done: shown.done ?? false,
    /** The values posted without scripts, to fill in again. */
    values: postedValues,
    codeSent: posted?.codeSent ?? false,
    props: { ref: form, method: 'post', action, noValidate: true, onSubmit: submit, onInput: recheck } as const,
  };
}

export type FormHandle<Field extends string> = ReturnType<typeof useForm<Field>>;

/** A form whose fields are irrelevant to the component. */
export type AnyForm = Pick<FormHandle<never>, 'name' | 'busy' | 'errorOf' | 'waitSeconds' | 'done' | 'props'>;

const NOTHING: Shown = { errors: {} };

/** `:enabled` excludes fields in a closed part of the form. */
const INVALID = '[aria-invalid=true]:enabled';
