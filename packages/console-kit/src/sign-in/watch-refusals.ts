import type { Answer, Call, CallOptions } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';

type AccessRefusal = 'access.signIn' | 'access.forbidden';
type Listener = (refusal: AccessRefusal) => void;

export interface RefusalWatch {
  readonly call: Call;
  /** Returns a function that removes the listener. */
  readonly onAccessRefused: (listener: Listener) => () => void;
}

/**
 * Wraps calls, from whichever page, so that listeners learn when the session has ended or the role lacks a permission.
 */
export function watchRefusals(call: Call): RefusalWatch {
  const listeners = new Set<Listener>();
  async function watchedCall<O extends Operation>(
    operation: O,
    input: InputOf<O>,
    options?: CallOptions,
  ): Promise<Answer<O>> {
    const answer = await call(operation, input, options);
    if (!answer.ok && (answer.reason === 'access.signIn' || answer.reason === 'access.forbidden')) {
      for (const listener of listeners) listener(answer.reason);
    }
    return answer;
  }
  return {
    call: watchedCall,
    onAccessRefused: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
