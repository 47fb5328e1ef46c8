import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useText } from '../../words/words.tsx';
import { sealPassword } from '../seal-password.ts';
import { type FormProblems, type FormState, type FormValues, readForm } from './form-state.ts';

interface Options {
  /** Where the form is posted to, with scripts and without. */
  action: string;
  check: (values: FormValues) => FormProblems;
  /** Fields that are sealed before they leave. */
  secrets?: string[];
  /** What the action said when there were no scripts to ask it. */
  posted: FormState | undefined;
}

/** One form for both ways: without scripts the browser posts it; with them it is checked and sealed first. */
export function useAccountForm({ action, check, secrets = [], posted }: Options) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<FormState>();
  const [sealing, setSealing] = useState(false);
  const [found, setFound] = useState<Record<string, string>>();
  const [edited, setEdited] = useState<readonly string[]>([]);
  const state = fetcher.data ?? posted;
  const busy = sealing || fetcher.state !== 'idle';
  const errors = found ?? (busy ? {} : errorsIn(state, text('accounts.field.noAnswer')));
  const news = busy ? undefined : (found ?? state);
  useEffect(() => {
    if (news) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [news]);

  /** The values, or nothing when one of these fields is wrong; the form then says so. */
  function validValues(fields?: string[]): FormValues | undefined {
    const values = form.current ? readForm(new FormData(form.current)) : {};
    const problems = Object.entries(check(values)).filter(([field]) => !fields || fields.includes(field));
    setEdited([]);
    setFound(problems.length > 0 ? Object.fromEntries(problems.map(([field, id]) => [field, text(id)])) : undefined);
    return problems.length > 0 ? undefined : values;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = validValues();
    if (!values) return;
    setSealing(true);
    try {
      await fetcher.submit(await sealed(values, secrets), { method: 'post', action });
    } finally {
      setSealing(false);
    }
  }

  function forgetError(event: FormEvent<HTMLFormElement>) {
    if ('name' in event.target) setEdited([...edited, String(event.target.name)]);
  }

  return {
    busy,
    validValues,
    /** What stands beside a field until somebody changes it. */
    errorOf: (field: string) => (edited.includes(field) ? undefined : errors[field]),
    values: state?.values ?? {},
    codeSent: posted?.codeSent ?? false,
    waitSeconds: found ? undefined : state?.waitSeconds,
    props: { ref: form, method: 'post', action, noValidate: true, onSubmit: submit, onInput: forgetError } as const,
  };
}

function errorsIn(state: FormState | undefined, noAnswer: string): FormState['errors'] {
  return state?.unreachable ? { form: noAnswer } : (state?.errors ?? {});
}

/** The same word twice (a password and its confirmation) is sealed once, so that the server can still compare. */
async function sealed(values: FormValues, secrets: string[]): Promise<FormValues> {
  const seals = new Map<string, Promise<string>>();
  const entries = Object.entries(values).map(async ([field, value]): Promise<[string, string]> => {
    if (!secrets.includes(field) || value === '') return [field, value];
    const seal = seals.get(value) ?? sealPassword(value);
    seals.set(value, seal);
    return [field, await seal];
  });
  return Object.fromEntries(await Promise.all(entries));
}
