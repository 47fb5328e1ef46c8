import { data } from 'react-router';
import type { FormState } from './form-state.ts';

const TIMEOUT_MS = 30_000;
const REFUSED = 422;

/**
 * For `clientAction`: a network that fails or hangs leaves the form as it is, instead of taking the page away. The status
 * of an answer that changed nothing tells the router that there is nothing to load again.
 */
export async function answeredAction<State>(serverAction: () => Promise<State>) {
  const patience = Promise.withResolvers<FormState>();
  const timer = setTimeout(() => patience.resolve(UNREACHABLE), TIMEOUT_MS);
  try {
    const state = await Promise.race([serverAction(), patience.promise]);
    return isRefusal(state) ? data(state, { status: REFUSED }) : state;
  } catch (problem) {
    // A redirect is on its way through here. The browser has logged everything else.
    if (problem instanceof Response) throw problem;
    return data(UNREACHABLE, { status: REFUSED });
  } finally {
    clearTimeout(timer);
  }
}

const UNREACHABLE: FormState = { errors: {}, values: {}, unreachable: true };

function isRefusal(state: unknown): boolean {
  if (state === UNREACHABLE) return true;
  return typeof state === 'object' && state !== null && 'errors' in state && Object.keys(state.errors ?? {}).length > 0;
}
