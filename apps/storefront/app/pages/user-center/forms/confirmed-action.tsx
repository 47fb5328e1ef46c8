import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { ButtonTone } from '../../../ui/button-class.ts';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useRowAction } from './row-action-feedback.tsx';

interface ConfirmedActionProps {
  /** Fields that are posted to the page's action. */
  fields: Readonly<Record<string, string>>;
  label: string;
  /** The label with the name of the row, for screen readers. */
  accessibleLabel: string;
  question: string;
  consequence: string;
  doneText: string;
  tone?: ButtonTone;
  disabled?: boolean;
}

/**
 * A button with a confirmation dialog, in a row that wraps: an error is shown below the row. Before scripts run it acts
 * at once.
 */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { fields, label, accessibleLabel, tone = 'outline', disabled } = props;
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const { act, busy, problem } = useRowAction({ fields, doneText: props.doneText, onAnswer: close });

  function openDialog(event: FormEvent) {
    event.preventDefault();
    setConfirming(true);
  }

  return (
    <>
      <Form method="post" onSubmit={openDialog}>
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
      {isConfirming && (
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
