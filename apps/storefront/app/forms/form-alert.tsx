import { CircleAlert } from 'lucide-react';
import { useText } from '../messages/messages.tsx';
import { useCountdown } from '../ui/times/use-countdown.ts';
import type { AnyForm } from './use-form.ts';

const ALERT_CLASS = 'flex items-start gap-2 rounded-control bg-danger-tint px-3.5 py-3 text-danger text-sm';

/** An error of the form as a whole. */
function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className={ALERT_CLASS}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}

/** Rate limited: a visible countdown, announced once to screen readers, removed when it ends. */
function WaitAlert({ message, seconds }: { message: string; seconds: number }) {
  const text = useText();
  const [left] = useCountdown(seconds);
  if (left === 0) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={ALERT_CLASS}>
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

/** The error of the form as a whole; `otherwise` is shown before anything was sent. */
export function FormOutcome({ form, otherwise }: { form: AnyForm; otherwise?: string }) {
  const message = form.errorOf('form');
  if (message && form.waitSeconds) return <WaitAlert message={message} seconds={form.waitSeconds} />;
  return <FormAlert message={message ?? otherwise} />;
}
