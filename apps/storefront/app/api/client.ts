import { createClient } from '@galleria/client/client';
import type { Answer } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { publishOutcome } from './outcomes.ts';

interface CallOptions {
  /** The caller handles an ended session (`access.signIn`) itself. */
  ownSignIn?: boolean;
  /** A refusal is also shown as a toast; the caller gets it in any case. */
  toast?: boolean;
}

const send = createClient({
  base: '/api',
  locale: () => document.documentElement.dataset.locale ?? DEFAULT_LOCALE,
});

/**
 * Every call from the browser: `await api(categoryInfo, { parentId: 3 })`, with the operation imported from the
 * contract; the bundle contains only its route. Loaders and actions use the visit's own call.
 */
export async function api<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  { ownSignIn = false, toast = false }: CallOptions = {},
): Promise<Answer<O>> {
  const answer = await send(operation, input);
  if (answer.ok) return answer;
  if (answer.reason === 'access.signIn' && !ownSignIn) publishOutcome({ kind: 'signedOut' });
  // A failed request has no message; the browser has logged it. A fault of the server is always shown as a toast.
  else if ((toast || answer.reason === 'server.fault') && answer.message) {
    publishOutcome({ kind: 'refused', message: answer.message });
  }
  return answer;
}
