import { useEffect, useEffectEvent } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useText } from '../../../words/words.tsx';

export interface Clearing {
  readonly clear: (fields: Readonly<Record<string, string>>) => Promise<void>;
  readonly busy: boolean;
  readonly problem: string | undefined;
}

/** For the page as a whole, which stays when a day or everything on it goes, and can say that it went. */
export function useClearing(): Clearing {
  const text = useText();
  const toast = useToast();
  const { data, state, submit } = useFetcher<FormState>();
  const posted = useActionData<FormState>();
  const outcome = data ?? posted;
  const busy = state !== 'idle';

  const sayDone = useEffectEvent(() => toast.success(text('favourites.history.cleared')));
  useEffect(() => {
    if (data?.done) sayDone();
  }, [data]);

  return {
    busy,
    problem: outcome && !busy ? errorsOf(outcome, text).form : undefined,
    clear: (fields) => submit(fields, { method: 'post' }),
  };
}
