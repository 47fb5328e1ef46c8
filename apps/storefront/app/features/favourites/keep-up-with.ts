import { replaceKept } from './kept-store.ts';

let whose: string | undefined;
let answered = Promise.resolve();

/**
 * Every heart asks for this, the first one gets it: what this buyer keeps, once per page load and person. Settles for
 * all of them when the server has answered, or cannot.
 */
export function keepUpWith(userId: string | undefined): Promise<void> {
  if (whose === userId) return answered;
  whose = userId;
  replaceKept(undefined);
  answered = userId === undefined ? Promise.resolve() : askFor(userId);
  return answered;
}

async function askFor(userId: string): Promise<void> {
  const calls = await import('./kept-calls.ts').catch(() => undefined);
  const known = await calls?.askWhatIsKept();
  if (known && whose === userId) replaceKept(known);
}
