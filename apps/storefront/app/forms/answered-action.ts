import { type ClientActionFunctionArgs, data } from 'react-router';
import type { FormState } from './form-state.ts';

const TIMEOUT_MS = 30_000;
const UNPROCESSABLE = 422;

/**
 * For `clientAction`: if the request fails or times out, the form stays as it is instead of being replaced by the error
 * page. A refusal gets an error status, so that the router does not revalidate.
 */
export async function answeredAction<State>(serverAction: () => Promise<State>) {
  const timeout = Promise.withResolvers<FormState>();
  const timer = setTimeout(() => timeout.resolve(UNREACHABLE), TIMEOUT_MS);
  try {
    const state = await Promise.race([serverAction(), timeout.promise]);
    return isRefusal(state) ? data(state, { status: UNPROCESSABLE }) : state;
  } catch (problem) {
    // Redirects are rethrown. Everything else was logged by the browser.
    if (problem instanceof Response) throw problem;
    return data(UNREACHABLE, { status: UNPROCESSABLE });
  } finally {
    clearTimeout(timer);
  }
}

/** For routes with forms: `export { clientAction } from '../../forms/answered-action.ts'`. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return answeredAction(() => serverAction<FormState>());
}

const UNREACHABLE: FormState = { errors: {}, values: {}, unreachable: true };

function isRefusal(state: unknown): boolean {
  if (state === UNREACHABLE) return true;
  return typeof state === 'object' && state !== null && 'errors' in state && Object.keys(state.errors ?? {}).length > 0;
}
