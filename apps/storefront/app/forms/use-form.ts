import { type FormEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useFetcher, useFormAction } from 'react-router';
import { sealPassword } from '../features/accounts/encrypt-password.ts';
import { useText } from '../words/words.tsx';
import { type Check, errorsOf, type FormState, type FormValues, inWords, readForm } from './form-state.ts';

interface FormOptions<State extends FormState> {
  /** Tells the forms of a page apart, where there are several: its field `form` says so to the action. */
  name?: string;
  /** Where it is posted to, with scripts and without; else to the page it stands on. */
  action?: string;
  check: Check;
  /** Fields that are made unreadable before they leave. */
  sealed?: readonly string[];
  /** Fields that need not leave: they were compared here. */
  kept?: readonly string[];
  onDone?: (answer: State) => void;
}

/** What stands beside the fields. `isNews` until somebody begins to put it right. */
interface Shown extends Pick<FormState, 'errors' | 'waitSeconds' | 'done'> {
  readonly isNews?: boolean;
}

/** One form for both ways: without scripts the browser posts it; with them it is checked and sealed first. */
export function useForm<State extends FormState = FormState>(options: FormOptions<State>) {
  const { name, action: wanted, check, sealed = [], kept = [], onDone } = options;
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<State>();
  const action = useFormAction(wanted);
  const answered = useActionData<FormState>();
  const posted = answered?.form === name ? answered : undefined;
  const [shown, show] = useState<Shown>(posted ? { ...posted, isNews: true } : NOTHING);
  const [sealing, setSealing] = useState(false);
  const busy = sealing || fetcher.state !== 'idle';

  const receive = useEffectEvent((answer: State) => {
    show({ ...answer, errors: errorsOf(answer, text), isNews: true });
    if (answer.done) onDone?.(answer);
  });
  useEffect(() => {
    if (fetcher.data) receive(fetcher.data as State);
  }, [fetcher.data]);
  useEffect(() => {
    if (shown.isNews) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [shown]);

  /** The values, or nothing when one of these fields is wrong; the form then says so, and nothing else any more. */
  function validValues(fields?: readonly string[]): FormValues | undefined {
    const values = form.current ? readForm(new FormData(form.current)) : {};
    const found = Object.entries(check(values)).filter(([field]) => !fields || fields.includes(field));
    show({ errors: inWords(Object.fromEntries(found), text), isNews: true });
    return found.length > 0 ? undefined : values;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = validValues();
    if (!values) return;
    setSealing(true);
    try {
      for (const field of kept) delete values[field];
      for (const field of sealed) if (values[field]) values[field] = await sealPassword(values[field]);
      await fetcher.submit(values, { method: 'post', action });
    } catch {
      // What seals passwords did not arrive, and the browser has logged why.
      show({ errors: { form: text('accounts.field.noAnswer') }, isNews: true });
    } finally {
      setSealing(false);
    }
  }

  /** What was wrong is judged again while it is being put right. */
  function judgeAgain({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const field = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    const { [field]: wrong, ...others } = shown.errors;
    if (!wrong && !shown.done) return;
    const problem = wrong ? check(readForm(new FormData(currentTarget)))[field] : undefined;
    const still = problem ? inWords({ [field]: problem }, text) : {};
    show({ errors: { ...others, ...still }, waitSeconds: shown.waitSeconds });
  }

  return {
    name,
    busy,
    validValues,
    errorOf: (field: string): string | undefined => shown.errors[field],
    waitSeconds: shown.waitSeconds,
    /** It worked, and nothing was changed since. */
    done: shown.done ?? false,
    /** What was typed, for browsers without scripts, which have forgotten it by now. */
    values: posted?.values ?? {},
    codeSent: posted?.codeSent ?? false,
    props: { ref: form, method: 'post', action, noValidate: true, onSubmit: submit, onInput: judgeAgain } as const,
  };
}

export type FormHandle = ReturnType<typeof useForm>;

const NOTHING: Shown = { errors: {} };

/** Not in a part of the form that is closed. */
const WRONG = '[aria-invalid=true]:enabled';
