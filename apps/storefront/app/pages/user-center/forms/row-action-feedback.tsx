import { createContext, type ReactNode, use, useEffect, useEffectEvent, useId, useState } from 'react';
import { useActionData, useFetcher, useFormAction } from 'react-router';
import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import { useText } from '../../../messages/messages.tsx';
import { toast } from '../../../ui/overlays/toast.ts';

interface RowAction {
  /** Id of the button. */
  readonly id: string;
  /** The address of the route whose action runs. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly doneText: string;
  readonly onAnswer: (() => void) | undefined;
}

interface ActionFeedback {
  readonly run: (next: RowAction) => Promise<void>;
  /** The last action that was started. */
  readonly current: RowAction | undefined;
  readonly busy: boolean;
  readonly answer: FormState | undefined;
}

const ActionFeedbackContext = createContext<ActionFeedback | undefined>(undefined);

/**
 * An action in a row often removes its own button, such as signing out a device or setting the default address. The
 * button may be unmounted before the answer arrives, so the request and its toast belong to the layout around it.
 */
export function ActionFeedbackProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<RowAction>();
  const { data, state, submit } = useFetcher<FormState>();

  const receive = useEffectEvent(({ done }: FormState) => {
    current?.onAnswer?.();
    if (done && current) toast.success(current.doneText);
  });
  useEffect(() => {
    if (data) receive(data);
  }, [data]);

  const run = (next: RowAction) => {
    setCurrent(next);
    return submit(next.fields, { method: 'post', action: next.action });
  };
  return (
    <ActionFeedbackContext value={{ run, current, busy: state !== 'idle', answer: data }}>
      {children}
    </ActionFeedbackContext>
  );
}

function useActionFeedback(): ActionFeedback {
  const feedback = use(ActionFeedbackContext);
  if (!feedback) throw new Error('useActionFeedback must be used inside <ActionFeedbackProvider>');
  return feedback;
}

interface RowActionOptions {
  /** Fields that are posted to the page's action. */
  fields: Readonly<Record<string, string>>;
  doneText: string;
  /** Called on every answer, success or error. */
  onAnswer?: () => void;
}

/** Runs an action of one row on a click, without a form, and provides its error. */
export function useRowAction({ fields, doneText, onAnswer }: RowActionOptions) {
  const text = useText();
  const id = useId();
  const action = useFormAction();
  const feedback = useActionFeedback();
  const isMine = feedback.current?.id === id;
  const posted = useActionData<FormState>();
  const wasMine = posted && Object.entries(fields).every(([name, value]) => posted.values[name] === value);
  const answer = (isMine ? feedback.answer : undefined) ?? (wasMine ? posted : undefined);
  const busy = isMine && feedback.busy;
  return {
    busy,
    problem: answer && !busy ? errorsOf(answer, text).form : undefined,
    act: () => feedback.run({ id, action, fields, doneText, onAnswer }),
  };
}
