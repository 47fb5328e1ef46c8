import { REDIRECT_AFTER_SECONDS } from '@galleria/domain/accounts/limits';
import { Check, CircleCheck } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useCountdown } from '../../../ui/times/use-countdown.ts';
import { SplitPage } from '../split-page.tsx';

interface StepsPageProps {
  picture: string;
  title: string;
  intro: string;
  progress: string;
  steps: string[];
  here: number;
  children: ReactNode;
}

/** A page of several steps; `here` (from 1) is the open one. */
export function StepsPage({ picture, title, intro, progress, steps, here, children }: StepsPageProps) {
  const heading = useFocusOnStep(here);
  return (
    <SplitPage picture={picture}>
      <meta name="robots" content="noindex" />
      <header className="mb-6">
        <h1 ref={heading} tabIndex={-1} className="font-bold text-xl outline-none">
          {title}
        </h1>
        <p className="mt-1 text-ink-soft text-sm">{intro}</p>
      </header>
      <StepList label={progress} steps={steps} here={here} />
      {children}
    </SplitPage>
  );
}

/** Screen readers do not announce a new step on the same page, so its heading gets the focus. */
function useFocusOnStep(step: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

function StepList({ label, steps, here }: { label: string; steps: string[]; here: number }) {
  const text = useText();
  return (
    <ol aria-label={label} className="mb-6 grid auto-cols-fr grid-flow-col gap-2 text-xs">
      {steps.map((step, index) => {
        const number = index + 1;
        const isDone = number < here || here === steps.length;
        return (
          <li
            key={step}
            aria-current={number === here ? 'step' : undefined}
            className={`flex flex-col gap-2 ${number <= here ? 'font-semibold text-ink' : 'text-ink-soft'}`}
          >
            <span aria-hidden className={`h-1 rounded-full ${number <= here ? 'bg-brand' : 'bg-line'}`} />
            <span className="flex items-center gap-1.5">
              {isDone ? (
                <Check aria-label={text('accounts.steps.done')} className="size-3.5 shrink-0 text-success" />
              ) : (
                <span aria-hidden>{number}</span>
              )}
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The last step: redirects after three seconds or at a click; without scripts by a meta refresh. */
export function DelayedRedirect({ to, label, tone }: { to: string; label?: string; tone?: 'outline' }) {
  const text = useText();
  const navigate = useNavigate();
  const [secondsLeft] = useCountdown(REDIRECT_AFTER_SECONDS);
  useEffect(() => {
    if (secondsLeft === 0) void navigate(to, { replace: true });
  }, [secondsLeft, navigate, to]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_AFTER_SECONDS};url=${to}`} />
      </noscript>
      <p className="mt-2 mb-6 text-ink-soft text-sm tabular-nums">
        {text('accounts.steps.moveOn', { seconds: secondsLeft })}
      </p>
      <ButtonLink to={to} replace {...(tone && { tone })} className="w-full">
        {label ?? text('accounts.steps.moveOnNow')}
      </ButtonLink>
    </>
  );
}

/** The verified contact, and a button to use another one. */
export function VerifiedContact({ contact, action }: { contact: string; action: string }) {
  const text = useText();
  return (
    <Form
      method="post"
      action={action}
      className="mb-5 flex items-center gap-2 rounded-control bg-success-tint px-3.5 py-2 text-sm"
    >
      <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
      <span className="min-w-0 grow break-words text-success">{text('accounts.steps.verified', { contact })}</span>
      <button
        type="submit"
        name="intent"
        value="restart"
        className="min-h-8 shrink-0 rounded-control font-semibold text-ink hover:text-brand-ink"
      >
        {text('accounts.steps.other')}
      </button>
    </Form>
  );
}
