import type { sendLoginCode } from '@galleria/contract/accounts/sign-in';
import type { Answer } from '@galleria/contract/call';
import type { sendStoreAccountCode } from '@galleria/contract/sellers/store-account';
import { type MouseEvent, useEffect, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { useCountdown } from '../../ui/times/use-countdown.ts';

/** All operations that send a code have the same output. */
type SendAnswer = Answer<typeof sendLoginCode> | Answer<typeof sendStoreAccountCode>;

interface CodeFieldProps {
  /** Sends the code; resolves to `undefined` when another field is invalid and no code was sent. */
  onSend: () => Promise<SendAnswer | undefined>;
  /** From `form.field('validCode')`. */
  name: string;
  error?: string;
  hint?: string;
  /** Replaces the default hint after a code was sent. */
  sentHint?: string;
  /** A code was sent by the form's action (without scripts). */
  sent?: boolean;
}

/**
 * A verification code and the button that sends it. Needs the messages `accounts.field.`. Without scripts the button
 * posts the form with `intent=sendCode`.
 */
export function CodeField({ onSend, name, error, hint, sentHint, sent = false }: CodeFieldProps) {
  const text = useText();
  const sending = useSendCode(onSend, sent);
  const { secondsLeft } = sending;
  const sentMessage = sentHint ?? text('accounts.field.codeSent');
  return (
    <Field
      label={text('accounts.field.code')}
      error={sending.problem ?? error}
      hint={sending.done ? sentMessage : hint}
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
            {sending.done && sentMessage}
          </span>
        </span>
      )}
    </Field>
  );
}

/** All labels are stacked in one grid cell, so that the button always has the width of the longest. */
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

function useSendCode(onSend: CodeFieldProps['onSend'], sent: boolean) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(sent);
  const [problem, setProblem] = useState<string>();
  const [secondsLeft, countDown] = useCountdown();
  // With scripts it is no submit button: the Enter key must not send a code.
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
    countDown(secondsToWait(answer.data));
    setProblem(answer.message || text('accounts.field.noAnswer'));
  }

  return { busy, done, problem, secondsLeft, posts, send, forgetProblem: () => setProblem(undefined) };
}

/** The refusal `code.tooSoon` carries the seconds to wait. */
function secondsToWait(data: unknown): number {
  const seconds = typeof data === 'object' && data !== null && 'seconds' in data ? data.seconds : 0;
  return typeof seconds === 'number' ? seconds : 0;
}
