import { useId } from 'react';
import { useActionData, useFormAction } from 'react-router';
import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import { useText } from '../../../words/words.tsx';
import { useDoing } from './doing.tsx';

interface ClickOptions {
  /** What the action is told. */
  fields: Readonly<Record<string, string>>;
  doneText: string;
  /** An answer came, whichever. */
  onAnswer?: () => void;
}

/** Something that is done at a click, with nothing to fill in, and how it went. */
export function useClick({ fields, doneText, onAnswer }: ClickOptions) {
  const text = useText();
  const id = useId();
  const action = useFormAction();
  const doing = useDoing();
  const isMine = doing.task?.id === id;
  const posted = useActionData<FormState>();
  const wasMine = posted && Object.entries(fields).every(([name, value]) => posted.values[name] === value);
  const answer = (isMine ? doing.answer : undefined) ?? (wasMine ? posted : undefined);
  const busy = isMine && doing.busy;
  return {
    busy,
    problem: answer && !busy ? errorsOf(answer, text).form : undefined,
    act: () => doing.begin({ id, action, fields, doneText, onAnswer }),
  };
}
