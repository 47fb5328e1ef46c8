import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { inWords, readForm } from '../../forms/form-state.ts';
import { useText } from '../../words/words.tsx';
import { checkOrder } from './check-order.ts';
import type { Checkout } from './use-checkout.ts';

/** The part of the form that something is wrong with. */
const WRONG = '[aria-invalid=true]:enabled, [data-refusal]';

/** Places the order once it is complete; else says what is missing, and goes there. */
export function usePlacing({ confirmed, shown, show, isAsking }: Checkout) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const isPlacing = navigation.state !== 'idle' && navigation.formData?.get('form') === 'order';

  function submit(event: FormEvent<HTMLFormElement>) {
    if (isPlacing || isAsking) return event.preventDefault();
    const problems = checkOrder(readForm(new FormData(event.currentTarget)), confirmed);
    if (Object.keys(problems).length === 0) return;
    event.preventDefault();
    show({ errors: inWords(problems, text), isNews: true });
  }

  /** Something that was missing is being filled in. */
  function forgive({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (!(name in shown.errors)) return;
    const { [name]: _, ...errors } = shown.errors;
    show({ errors });
  }

  useEffect(() => {
    if (shown.isNews) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [shown]);

  return { isPlacing, props: { ref: form, onSubmit: submit, onInput: forgive } as const };
}
