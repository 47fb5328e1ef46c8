import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useActionData, useFetcher, useFormAction } from 'react-router';
import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import { useText } from '../../../messages/messages.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ACTION_LABELS, CONFIRMATIONS, DONE_MESSAGES, type RefundClick } from './action-labels.ts';

export interface RefundTask {
  readonly click: RefundClick;
  readonly refundSn: string;
  /** The offer as it was shown: in main units, and as formatted text. */
  readonly offer?: { readonly amount: number; readonly amountText: string };
}

interface RefundActionsValue {
  /** Asks for confirmation if the step cannot be undone. */
  readonly begin: (task: RefundTask) => void;
  readonly busyWith: RefundTask | undefined;
  /** The outcome of the last click, if it was on this request. */
  readonly answerTo: (refundSn: string) => FormState | undefined;
}

const RefundActionsContext = createContext<RefundActionsValue | undefined>(undefined);

/**
 * Carries out the clicks on a page's refund requests. A click often removes its own button, so the confirmation and the
 * outcome are kept here, above all requests of the page.
 */
export function RefundActionsProvider({ children }: { children: ReactNode }) {
  const text = useText();
  const formAction = useFormAction();
  const posted = useActionData<FormState>();
  const { data, state, submit } = useFetcher<FormState>();
  const [task, setTask] = useState<RefundTask>();
  const [toConfirm, setToConfirm] = useState<RefundTask>();
  const busy = state !== 'idle';

  const receive = useEffectEvent(({ done }: FormState) => {
    setToConfirm(undefined);
    if (done && task) toast.success(text(DONE_MESSAGES[task.click]));
  });
  useEffect(() => {
    if (data) receive(data);
  }, [data]);

  function send(next: RefundTask) {
    setTask(next);
    void submit(fieldsOf(next), { method: 'post', action: formAction });
  }

  function answerTo(refundSn: string) {
    if (busy) return undefined;
    if (data) return task?.refundSn === refundSn ? data : undefined;
    return posted?.values.refundSn === refundSn ? posted : undefined;
  }

  const begin = (next: RefundTask) => (CONFIRMATIONS[next.click] ? setToConfirm(next) : send(next));
  const confirmation = toConfirm && CONFIRMATIONS[toConfirm.click];
  const values = { amount: toConfirm?.offer?.amountText ?? '' };
  return (
    <RefundActionsContext value={{ begin, busyWith: busy ? task : undefined, answerTo }}>
      {children}
      {toConfirm && confirmation && (
        <ConfirmDialog
          title={text(confirmation.title, values)}
          consequence={text(confirmation.text, values)}
          confirmLabel={text(ACTION_LABELS[toConfirm.click], values)}
          closeLabel={confirmation.no && text(confirmation.no)}
          busy={busy}
          onConfirm={() => send(toConfirm)}
          onClose={() => setToConfirm(undefined)}
        />
      )}
    </RefundActionsContext>
  );
}

/** Fields posted to the page's action. */
export function fieldsOf({ click, refundSn, offer }: RefundTask): Record<string, string> {
  return { intent: click, refundSn, ...(offer && { offer: String(offer.amount) }) };
}

export function useRefundActions(): RefundActionsValue {
  const value = use(RefundActionsContext);
  if (!value) throw new Error('useRefundActions: no RefundActionsProvider above this component');
  return value;
}

/** The refusal of the last click on this request, shown in its card. */
export function RefundAnswer({ refundSn }: { refundSn: string }) {
  const text = useText();
  const answer = useRefundActions().answerTo(refundSn);
  const problem = answer && errorsOf(answer, text).form;
  return problem ? <ErrorLine>{problem}</ErrorLine> : null;
}
