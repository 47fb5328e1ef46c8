import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { ButtonTone } from '../../../ui/button-look.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Clearing } from './use-clearing.ts';

interface ClearButtonProps {
  clearing: Clearing;
  /** What the action is told. */
  fields: Readonly<Record<string, string>>;
  label: string;
  /** The label with what it is about, for those who do not see what it stands beside. */
  accessibleLabel?: string;
  question: string;
  consequence: string;
  tone?: ButtonTone;
}

/** Asks first; before scripts have arrived it acts at once. It leaves with what it clears, so others say how it went. */
export function ClearButton({
  clearing,
  fields,
  label,
  accessibleLabel,
  tone = 'outline',
  ...words
}: ClearButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);

  function ask(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }

  async function clear() {
    await clearing.clear(fields);
    close();
  }

  return (
    <>
      <Form method="post" onSubmit={ask}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" tone={tone} size="small" aria-label={accessibleLabel}>
          {label}
        </Button>
      </Form>
      {asking && (
        <ConfirmDialog
          title={words.question}
          consequence={words.consequence}
          confirmLabel={label}
          busy={clearing.busy}
          onConfirm={clear}
          onClose={close}
        />
      )}
    </>
  );
}
