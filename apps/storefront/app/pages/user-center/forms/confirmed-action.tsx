import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Form, useActionData, useFetcher } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { ButtonTone } from '../../../ui/button-look.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { Outcome } from './outcome.ts';

interface ConfirmedActionProps {
  /** What the action is told. */
  fields: Readonly<Record<string, string>>;
  label: string;
  /** The label with what it is about, for those who do not see the row. */
  accessibleLabel: string;
  question: string;
  consequence: string;
  doneText: string;
  tone?: ButtonTone;
  disabled?: boolean;
}

/** A button that asks first. Before scripts have arrived it acts at once. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { fields, label, accessibleLabel, tone = 'outline', disabled } = props;
  const { asking, ask, close, act, busy, problem } = useConfirmation(props);
  return (
    <Form method="post" onSubmit={ask} className="flex flex-col gap-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone={tone} size="small" disabled={disabled} aria-label={accessibleLabel}>
        {label}
      </Button>
      {problem && (
        <p role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      {asking && (
        <ConfirmDialog
          title={props.question}
          consequence={props.consequence}
          confirmLabel={label}
          busy={busy}
          onConfirm={act}
          onClose={close}
        />
      )}
    </Form>
  );
}

function useConfirmation({ fields, doneText }: ConfirmedActionProps) {
  const fetcher = useFetcher<Outcome>();
  const posted = useActionData<Outcome>();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const wasMine = posted && Object.entries(fields).every(([name, value]) => posted.values[name] === value);

  const receive = useEffectEvent((outcome: Outcome) => {
    setAsking(false);
    if (outcome.done) toast.success(doneText);
  });
  useEffect(() => {
    if (fetcher.data) receive(fetcher.data);
  }, [fetcher.data]);

  return {
    asking,
    ask(event: FormEvent) {
      event.preventDefault();
      setAsking(true);
    },
    close: () => setAsking(false),
    act: () => fetcher.submit(fields, { method: 'post' }),
    busy: fetcher.state !== 'idle',
    problem: fetcher.data?.errors.form ?? (wasMine ? posted.errors.form : undefined),
  };
}
