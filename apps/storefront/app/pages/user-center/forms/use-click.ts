import { useEffect, useEffectEvent } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { errorsOf, type FormState } from '../../../account/form/form-state.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useText } from '../../../words/words.tsx';

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
  const toast = useToast();
  const fetcher = useFetcher<FormState>();
  const posted = useActionData<FormState>();
  const wasMine = posted && Object.entries(fields).every(([name, value]) => posted.values[name] === value);
  const answer = fetcher.data ?? (wasMine ? posted : undefined);
  const busy = fetcher.state !== 'idle';

  const receive = useEffectEvent(({ done }: FormState) => {
    onAnswer?.();
    if (done) toast.success(doneText);
  });
  useEffect(() => {
    if (fetcher.data) receive(fetcher.data);
  }, [fetcher.data]);

  return {
    busy,
    problem: answer && !busy ? errorsOf(answer, text).form : undefined,
    act: () => fetcher.submit(fields, { method: 'post' }),
  };
}
