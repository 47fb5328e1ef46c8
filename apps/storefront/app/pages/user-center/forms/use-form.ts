import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { readForm } from '../../../account/form/form-state.ts';
import { sealPassword } from '../../../account/seal-password.ts';
import { useText } from '../../../words/words.tsx';
import type { Check, Outcome, Problems } from './outcome.ts';

interface FormOptions {
  /** Tells the page's forms apart. */
  name: string;
  check: Check;
  /** Fields that are made unreadable before they leave. */
  sealed?: readonly string[];
  /** Fields that need not leave: they were compared here. */
  kept?: readonly string[];
  onDone?: () => void;
}

/** A form that is checked here, sent without leaving the page, and works as a plain form until scripts arrive. */
export function useForm({ name, check, sealed = [], kept = [], onDone }: FormOptions) {
  const text = useText();
  const fetcher = useFetcher<Outcome>();
  const answered = useActionData<Outcome>();
  const posted = answered?.form === name ? answered : undefined;
  const outcome = fetcher.data ?? posted;
  const [problems, setProblems] = useState<Problems>(posted?.errors ?? {});
  const [sealing, setSealing] = useState(false);
  const [edited, setEdited] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const busy = sealing || fetcher.state !== 'idle';

  /** Whether there is something to put right, which then has the focus. */
  function show(found: Problems): boolean {
    setProblems(found);
    const isWrong = Object.keys(found).length > 0;
    // After the next paint, when the fields know that they are wrong.
    if (isWrong) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(WRONG)?.focus());
    return isWrong;
  }

  const receive = useEffectEvent((answer: Outcome) => {
    setEdited(false);
    show(answer.unreachable ? { form: text('accounts.field.noAnswer') } : answer.errors);
    if (answer.done) onDone?.();
  });
  useEffect(() => {
    if (fetcher.data) receive(fetcher.data);
  }, [fetcher.data]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = readForm(new FormData(event.currentTarget));
    if (show(check(values, text))) return;
    setSealing(true);
    for (const field of kept) delete values[field];
    for (const field of sealed) if (values[field]) values[field] = await sealPassword(values[field]);
    setSealing(false);
    await fetcher.submit(values, { method: 'post' });
  }

  /** What was wrong is judged again while it is being put right. */
  function change(event: FormEvent<HTMLFormElement>) {
    setEdited(true);
    const field = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (!field || !(field in problems)) return;
    const { [field]: _settled, ...others } = problems;
    const still = check(readForm(new FormData(event.currentTarget)), text)[field];
    setProblems(still ? { ...others, [field]: still } : others);
  }

  return {
    name,
    problems,
    /** The last answer, for as long as nothing was changed after it. */
    outcome: edited ? undefined : outcome,
    /** What was typed, for browsers without scripts, which have forgotten it by now. */
    values: posted?.values ?? {},
    codeSent: posted?.codeSent,
    busy,
    show,
    ref: form,
    wires: { ref: form, method: 'post', noValidate: true, onSubmit: submit, onChange: change } as const,
  };
}

export type FormHandle = ReturnType<typeof useForm>;

const WRONG = '[aria-invalid="true"]';
