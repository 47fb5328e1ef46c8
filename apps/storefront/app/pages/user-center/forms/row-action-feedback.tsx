import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormState } from '../../../forms/form-state.ts';
import { useToast } from '../../../ui/toast.tsx';

interface Task {
  /** Who asked for it. */
  readonly id: string;
  /** The address whose action does it. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly doneText: string;
  readonly onAnswer: (() => void) | undefined;
}

interface Doing {
  readonly begin: (task: Task) => Promise<void>;
  /** The one that was begun last. */
  readonly task: Task | undefined;
  readonly busy: boolean;
  readonly answer: FormState | undefined;
}

const DoingContext = createContext<Doing | undefined>(undefined);

/**
 * What is done at a click often takes its own button away: the device that was signed out, the address that is the
 * default now. The button may be gone before it has heard the answer, so whoever stays says how it went.
 */
export function DoingProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [task, setTask] = useState<Task>();
  const { data, state, submit } = useFetcher<FormState>();

  const receive = useEffectEvent(({ done }: FormState) => {
    task?.onAnswer?.();
    if (done && task) toast.success(task.doneText);
  });
  useEffect(() => {
    if (data) receive(data);
  }, [data]);

  const begin = (next: Task) => {
    setTask(next);
    return submit(next.fields, { method: 'post', action: next.action });
  };
  return <DoingContext value={{ begin, task, busy: state !== 'idle', answer: data }}>{children}</DoingContext>;
}

export function useDoing(): Doing {
  const doing = use(DoingContext);
  if (!doing) throw new Error('nobody here says how things went');
  return doing;
}
