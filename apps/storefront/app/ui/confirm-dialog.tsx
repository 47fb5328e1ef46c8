import { useText } from '../words/words.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What will happen. */
  consequence: string;
  /** The verb of the step, e.g. "Delete". */
  confirmLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({ title, consequence, confirmLabel, busy, onConfirm, onClose }: ConfirmDialogProps) {
  const text = useText();
  const actions = (
    <>
      <Button tone="outline" onClick={onClose}>
        {text('ui.cancel')}
      </Button>
      <Button tone="brand" busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      {consequence}
    </Dialog>
  );
}
