import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { api } from '../../api/client.ts';
import { errorsOf, type FormState, readForm, translateProblems } from '../../forms/form-state.ts';
import { useText } from '../../messages/messages.tsx';
import { checkOrder, refusalField } from './check-order.ts';
import { type CheckoutOutcome, type Choices, type Confirmed, choicesOf } from './order-form.ts';
import { confirmPurchase, type Purchase } from './purchase.ts';

interface CheckoutOptions {
  confirmed: Confirmed;
  purchase: Purchase;
  /** The answer of the page's action. */
  posted: CheckoutOutcome | undefined;
}

/** The errors on the page. */
interface Shown {
  readonly errors: FormState['errors'];
  /** Set when placing the order failed: the first error receives the focus. */
  readonly isNew?: boolean;
}

/** The order under the current choices. A choice is shown at once; the server then returns the amounts. */
export function useCheckout({ confirmed: first, purchase, posted }: CheckoutOptions) {
  const text = useText();
  const [confirmed, setConfirmed] = useState(posted?.confirmed ?? first);
  const [choices, setChoices] = useState(() => posted?.choices ?? choicesOf(first));
  const [shown, show] = useState<Shown>({ errors: posted?.errors ?? {}, isNew: true });
  const [isConfirming, setConfirming] = useState(false);
  const latest = useRef({ turn: 0, choices });

  function setOrder(order: Confirmed, chosen: Choices) {
    latest.current.choices = chosen;
    setConfirmed(order);
    setChoices(chosen);
  }

  async function choose(change: Partial<Choices>) {
    const wanted = { ...latest.current.choices, ...change };
    const turn = latest.current.turn + 1;
    latest.current = { turn, choices: wanted };
    setChoices(wanted);
    setConfirming(true);
    const answer = await confirmPurchase(api, purchase, wanted);
    if (latest.current.turn !== turn) return;
    setConfirming(false);
    const next = afterConfirm(answer, wanted, confirmed, text('accounts.field.noAnswer'));
    show({ errors: next.errors });
    setOrder(next.confirmed, next.choices);
  }

  const receive = useEffectEvent((outcome: CheckoutOutcome) => {
    show({ errors: errorsOf(outcome, text), isNew: true });
    if (outcome.confirmed && outcome.choices)
      setOrder(outcome.confirmed, { ...outcome.choices, isBest: choices.isBest });
  });
  useEffect(() => {
    if (posted) receive(posted);
  }, [posted]);

  return {
    confirmed,
    choices,
    choose,
    isConfirming,
    shown,
    errors: shown.errors,
    show,
    /** Submitted values, for browsers without scripts, which have lost them with the page load. */
    typed: posted?.values ?? {},
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** The order after a confirm call: a refused choice keeps the order as it was and puts the refusal at its field. */
export function afterConfirm(
  answer: Awaited<ReturnType<typeof confirmPurchase>>,
  wanted: Choices,
  before: Confirmed,
  noAnswer: string,
) {
  const confirmed = answer.ok ? answer.data : before;
  const errors = answer.ok ? {} : { [refusalField(answer)]: answer.message || noAnswer };
  return { confirmed, choices: choicesOf(confirmed, wanted), errors };
}

/** Invalid fields and refusals. */
const INVALID_FIELDS = '[aria-invalid=true]:enabled, [data-refusal]';

/** Submits the order once it is complete; otherwise shows the missing fields and focuses the first. */
export function useSubmitOrder({ confirmed, shown, show, isConfirming }: Checkout) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const isSubmitting = navigation.state !== 'idle' && navigation.formData?.get('form') === 'order';
  /** `navigation.state` changes with the next render only; a double click can come before it. */
  const isSent = useRef(false);

  useEffect(() => {
    if (navigation.state === 'idle') isSent.current = false;
  }, [navigation.state]);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (isSubmitting || isSent.current || isConfirming) return event.preventDefault();
    const problems = checkOrder(readForm(new FormData(event.currentTarget)), confirmed);
    if (Object.keys(problems).length === 0) {
      isSent.current = true;
      return;
    }
    event.preventDefault();
    show({ errors: translateProblems(problems, text), isNew: true });
  }

  /** Input in a field clears its error. */
  function clearError({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (!(name in shown.errors)) return;
    const { [name]: _, ...errors } = shown.errors;
    show({ errors });
  }

  useEffect(() => {
    if (shown.isNew) form.current?.querySelector<HTMLElement>(INVALID_FIELDS)?.focus();
  }, [shown]);

  return { isSubmitting, props: { ref: form, onSubmit: submit, onInput: clearError } as const };
}
