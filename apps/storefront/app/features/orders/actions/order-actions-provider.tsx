import type { OrderAction } from '@galleria/domain/orders/order-lifecycle';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useActionData, useFetcher, useFormAction } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import type { Order } from '../order.ts';
import { ACTION_LABELS, CONFIRMATIONS, DONE_MESSAGES } from './action-labels.ts';
import { useConsequence } from './consequence.ts';
import type { OrderOutcome } from './order-answer.tsx';

interface Task {
  readonly action: OrderAction;
  readonly orderNumber: string;
}

interface OrderActionsValue {
  /** Asks for confirmation if the step cannot be undone. */
  readonly begin: (action: OrderAction, order: Order) => void;
  readonly busyWith: Task | undefined;
  /** The outcome of the last click, if it was on this order. */
  readonly answerTo: (orderNumber: string) => OrderOutcome | undefined;
}

const OrderActionsContext = createContext<OrderActionsValue | undefined>(undefined);

/**
 * Carries out the clicks on a page's orders. A click often removes its own button, or the whole order, so the
 * confirmation and the outcome are kept here, above all orders of the page.
 */
export function OrderActionsProvider({ children }: { children: ReactNode }) {
  const text = useText();
  const formAction = useFormAction();
  const posted = useActionData<OrderOutcome>();
  const { data, state, submit } = useFetcher<OrderOutcome>();
  const [task, setTask] = useState<Task>();
  const [toConfirm, setToConfirm] = useState<Task & { order: Order }>();
  const busy = state !== 'idle';

  const receive = useEffectEvent(({ done, missing }: OrderOutcome) => {
    setToConfirm(undefined);
    const message = task && DONE_MESSAGES[task.action];
    if (done && message && !missing) toast.success(text(message));
  });
  useEffect(() => {
    if (data) receive(data);
  }, [data]);

  function begin(action: OrderAction, order: Order) {
    const next = { action, orderNumber: order.orderNumber };
    if (CONFIRMATIONS[action]) setToConfirm({ ...next, order });
    else send(next);
  }

  function send(next: Task) {
    setTask(next);
    void submit({ intent: next.action, orderNumber: next.orderNumber }, { method: 'post', action: formAction });
  }

  function answerTo(orderNumber: string) {
    if (busy) return undefined;
    if (data) return task?.orderNumber === orderNumber ? data : undefined;
    return posted?.values.orderNumber === orderNumber ? posted : undefined;
  }

  const consequence = useConsequence();
  const confirmation = toConfirm && CONFIRMATIONS[toConfirm.action];
  return (
    <OrderActionsContext value={{ begin, busyWith: busy ? task : undefined, answerTo }}>
      {children}
      {toConfirm && confirmation && (
        <ConfirmDialog
          title={text(confirmation.title)}
          consequence={consequence(toConfirm)}
          confirmLabel={text(ACTION_LABELS[toConfirm.action])}
          closeLabel={confirmation.declineLabel && text(confirmation.declineLabel)}
          busy={busy}
          onConfirm={() => send(toConfirm)}
          onClose={() => setToConfirm(undefined)}
        />
      )}
    </OrderActionsContext>
  );
}

export function useOrderActions(): OrderActionsValue {
  const value = use(OrderActionsContext);
  if (!value) throw new Error('useOrderActions: no OrderActionsProvider above this component');
  return value;
}
