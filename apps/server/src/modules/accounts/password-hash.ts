import { hash, verify } from '@node-rs/argon2';
import { Overloaded } from '../../infra/http/faults.ts';
import { queueFull, workQueue } from '../../infra/work-queue.ts';

/** argon2id with OWASP's parameters. Each run takes 19 MiB, so only a few run at once and the rest waits its turn. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = workQueue({ running: 4, waiting: 200 });

export async function hashPassword(password: string): Promise<string> {
  return orOverloaded(await inTurn(() => hash(password, STRENGTH)));
}

/** Of a password that nobody has: checking against it takes as long as checking against a real one. */
let nobodys: Promise<string> | undefined;

/** Somebody who does not exist is checked all the same, so that the time an answer takes tells nothing. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  // Not through the queue: were it full just then, the failure would be remembered.
  nobodys ??= hash('nobody has this password', STRENGTH);
  const instead = await nobodys;
  const against = passwordHash ?? instead;
  const matches = orOverloaded(await inTurn(() => verify(against, password)));
  return matches && Boolean(passwordHash);
}

function orOverloaded<T>(result: T | typeof queueFull): T {
  if (result === queueFull) throw new Overloaded();
  return result;
}
