import type { sendLoginCode } from '@galleria/contract/accounts/sign-in';
import type { Answer } from '@galleria/contract/call';
import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useText } from '../../words/words.tsx';

/** What every call answers that sends a code. */
type SendAnswer = Answer<typeof sendLoginCode>;

interface CodeFieldProps {
  /** Sends the code, or answers nothing when something else has to be put right first. */
  onSend: () => Promise<SendAnswer | undefined>;
  name?: string;
  label?: string;
  error?: string;
  hint?: string;
  /** Instead of saying that the code is on its way. */
  sentHint?: string;
  /** A code went out before this page was made (without scripts, by the form's action). */
  sent?: boolean;
}

/**
 * A code from a message, and the button that sends it. Needs the words `accounts.field.`. Without scripts the button
 * posts the form with `intent=sendCode`.
 */
export function CodeField({ onSend, name = 'validCode', label, error, hint, sentHint, sent = false }: CodeFieldProps) {
  const text = useText();
  const sending = useSending(onSend, sent);
  const { secondsLeft } = sending;
  const sentWords = sentHint ?? text('accounts.field.codeSent');
  return (
    <Field
      label={label ?? text('accounts.field.code')}
      error={sending.problem ?? error}
      hint={sending.done ? sentWords : hint}
    >
      {(wires) => (
        <span className="flex flex-wrap gap-2">
          <TextInput
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            dir="ltr"
            className="min-w-0 grow-999 basis-32 rtl:text-right"
            onInput={sending.forgetProblem}
            {...wires}
          />
          <Button
            type={sending.posts ? 'submit' : 'button'}
            name="intent"
            value="sendCode"
            formNoValidate
            tone="outline"
            busy={sending.busy}
            aria-disabled={sending.busy || secondsLeft > 0 || undefined}
            onClick={sending.send}
            className="min-w-34 shrink-0 grow whitespace-nowrap px-3 tabular-nums"
          >
            <SendLabel secondsLeft={secondsLeft} isDone={sending.done} />
          </Button>
          <span role="status" className="sr-only">
            {sending.done && sentWords}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Above all that it may come to say, so that the button is as wide as it will ever be and nothing jumps. */
function SendLabel({ secondsLeft, isDone }: { secondsLeft: number; isDone: boolean }) {
  const text = useText();
  const waiting = (seconds: number) => text('accounts.field.sendAgainIn', { seconds });
  const [first, again] = [text('accounts.field.sendCode'), text('accounts.field.sendAgain')];
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      {[first, again, waiting(60)].map((label) => (
        <span key={label} className="invisible">
          {label}
        </span>
      ))}
      <span>{secondsLeft > 0 ? waiting(secondsLeft) : isDone ? again : first}</span>
    </span>
  );
}

function useSending(onSend: CodeFieldProps['onSend'], sent: boolean) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(sent);
  const [problem, setProblem] = useState<string>();
  const [secondsLeft, countDown] = useCountdown();
  // With scripts it must not be what the Enter key presses.
  const [posts, setPosts] = useState(true);
  useEffect(() => setPosts(false), []);

  async function send(event: MouseEvent) {
    event.preventDefault();
    if (busy || secondsLeft > 0) return;
    setBusy(true);
    setProblem(undefined);
    const answer = await onSend();
    setBusy(false);
    if (!answer) return;
    setDone(answer.ok || answer.reason === 'code.tooSoon');
    if (answer.ok) return countDown(answer.data.resendSeconds);
    countDown(waitOf(answer.data));
    setProblem(answer.message || text('accounts.field.noAnswer'));
  }

  return { busy, done, problem, secondsLeft, posts, send, forgetProblem: () => setProblem(undefined) };
}

/** `code.tooSoon` says how long its sender has to wait. */
function waitOf(data: unknown): number {
  const seconds = typeof data === 'object' && data !== null && 'seconds' in data ? data.seconds : 0;
  return typeof seconds === 'number' ? seconds : 0;
}
