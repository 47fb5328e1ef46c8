import { REPORT_REASONS, type ReportReason } from '@galleria/domain/reviews/reviews';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine, Field, Select, TextArea } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { callReport } from './review-calls.ts';

const MAX_NOTE_LENGTH = 300;

interface ReportDialogProps {
  prodCommId: number;
  onClose: () => void;
}

/** Dialog in which a buyer flags a review for the mall. */
export default function ReportDialog({ prodCommId, onClose }: ReportDialogProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    const answer = await callReport(
      prodCommId,
      String(values.get('reason')) as ReportReason,
      String(values.get('note')),
    );
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message || text('accounts.field.noAnswer'));
    toast.success(text('reviews.report.sent'));
    onClose();
  }

  return (
    <Dialog title={text('reviews.report.title')} onClose={onClose} guarded>
      <form onSubmit={send} className="flex flex-col gap-4">
        <p>{text('reviews.report.intro')}</p>
        <Field label={text('reviews.report.reason')}>
          {(wires) => (
            <Select name="reason" {...wires}>
              {REPORT_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {text(`reviews.report.${reason}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text('reviews.report.note')}>
          {(wires) => <TextArea name="note" dir="auto" maxLength={MAX_NOTE_LENGTH} {...wires} />}
        </Field>
        {problem && <ErrorLine>{problem}</ErrorLine>}
        <Button type="submit" busy={busy}>
          {text('reviews.report.send')}
        </Button>
      </form>
    </Dialog>
  );
}
