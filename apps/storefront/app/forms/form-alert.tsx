import { CircleAlert } from 'lucide-react';
import { useCountdown } from '../ui/use-countdown.ts';
import { useText } from '../words/words.tsx';
import type { FormHandle } from './use-form.ts';

const LOOK = 'flex items-start gap-2 rounded-control bg-danger-tint px-3.5 py-3 text-danger text-sm';

/** What is wrong with a form as a whole. */
function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className={LOOK}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}

/** Too many tries: counts down for the eye, says it once to the ear, and goes when it is over. */
function WaitAlert({ message, seconds }: { message: string; seconds: number }) {
  const text = useText();
  const [left] = useCountdown(seconds);
  if (left === 0) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={LOOK}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p role="alert" className="sr-only">
        {message}
      </p>
      <p aria-hidden className="tabular-nums">
        {text('accounts.error.wait', { time })}
      </p>
    </div>
  );
}

/** What an action said about the form as a whole, or what there is to say before it was asked. */
export function FormOutcome({ form, otherwise }: { form: FormHandle; otherwise?: string }) {
  const message = form.errorOf('form');
  if (message && form.waitSeconds) return <WaitAlert message={message} seconds={form.waitSeconds} />;
  return <FormAlert message={message ?? otherwise} />;
}
