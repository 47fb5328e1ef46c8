import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { ButtonTone } from '../../../ui/button-look.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { useClick } from './use-click.ts';

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

/** A button that asks first, in a row that wraps: what went wrong stands below the row. Before scripts have arrived it acts at once. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { fields, label, accessibleLabel, tone = 'outline', disabled } = props;
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { act, busy, problem } = useClick({ fields, doneText: props.doneText, onAnswer: close });

  function ask(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }

  return (
    <>
      <Form method="post" onSubmit={ask}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" tone={tone} size="small" disabled={disabled} aria-label={accessibleLabel}>
          {label}
        </Button>
      </Form>
      {problem && (
        <div className="order-last basis-full px-2">
          <ErrorLine>{problem}</ErrorLine>
        </div>
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
    </>
  );
}
