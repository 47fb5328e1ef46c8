import { useText } from '../../messages/messages.tsx';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** The consequence, in a sentence. */
  consequence: string;
  /** The verb of the step, e.g. "Delete". */
  confirmLabel: string;
  /** Replaces "Cancel" where that might mean the step itself. */
  closeLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, confirmLabel, closeLabel, busy, onConfirm, onClose } = props;
  const text = useText();
  const actions = (
    <>
      <Button tone="outline" onClick={onClose}>
        {closeLabel ?? text('ui.cancel')}
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
