import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Form, useActionData, useFetcher } from 'react-router';
import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ButtonTone } from '../../../ui/button-class.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';

export interface Clearing {
  readonly clear: (fields: Readonly<Record<string, string>>) => Promise<void>;
  readonly busy: boolean;
  readonly problem: string | undefined;
}

/** State of the whole page: a button is removed with the day that it clears, so it cannot show the result. */
export function useClearing(): Clearing {
  const text = useText();
  const { data, state, submit } = useFetcher<FormState>();
  const posted = useActionData<FormState>();
  const outcome = data ?? posted;
  const busy = state !== 'idle';

  const toastDone = useEffectEvent(() => toast.success(text('favourites.history.cleared')));
  useEffect(() => {
    if (data?.done) toastDone();
  }, [data]);

  return {
    busy,
    problem: outcome && !busy ? errorsOf(outcome, text).form : undefined,
    clear: (fields) => submit(fields, { method: 'post' }),
  };
}

interface ClearButtonProps {
  clearing: Clearing;
  /** Fields that are posted to the page's action. */
  fields: Readonly<Record<string, string>>;
  label: string;
  /** The label with the day, for screen readers. */
  accessibleLabel?: string;
  question: string;
  consequence: string;
  tone?: ButtonTone;
}

/** Asks for confirmation; before scripts run it acts at once. */
export function ClearButton({
  clearing,
  fields,
  label,
  accessibleLabel,
  tone = 'outline',
  ...dialogTexts
}: ClearButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);

  function openDialog(event: FormEvent) {
    event.preventDefault();
    setConfirming(true);
  }

  async function clear() {
    await clearing.clear(fields);
    close();
  }

  return (
    <>
      <Form method="post" onSubmit={openDialog}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" tone={tone} size="small" aria-label={accessibleLabel}>
          {label}
        </Button>
      </Form>
      {isConfirming && (
        <ConfirmDialog
          title={dialogTexts.question}
          consequence={dialogTexts.consequence}
          confirmLabel={label}
          busy={clearing.busy}
          onConfirm={clear}
          onClose={close}
        />
      )}
    </>
  );
}
