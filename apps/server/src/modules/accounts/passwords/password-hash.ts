import { hash, verify } from '@node-rs/argon2';
import { Overloaded } from '../../../infra/http/faults.ts';
import { queueFull, workQueue } from '../../../infra/work-queue.ts';

/** argon2id with OWASP's parameters. Each run takes 19 MiB, so only a few run at once; the others wait in a queue. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const runQueued = workQueue({ running: 4, waiting: 200 });

export async function hashPassword(password: string): Promise<string> {
  return throwIfOverloaded(await runQueued(() => hash(password, STRENGTH)));
}

/** Whether the password has this hash. False without a hash: for an unknown account or one without a password. */
export type PasswordCheck = (password: string, passwordHash: string | null | undefined) => Promise<boolean>;

interface PasswordCheckOptions {
  readonly verifyHash?: (passwordHash: string, password: string) => Promise<boolean>;
}

/** Verifying against the dummy hash takes as long as against a real one. */
let dummyHash: Promise<string> | undefined;

/** Without a hash the dummy hash is verified, so that timing does not reveal which accounts exist. */
export function openPasswordCheck({ verifyHash = verify }: PasswordCheckOptions = {}): PasswordCheck {
  return async (password, passwordHash) => {
    // Not in the queue: if it were full, the failure would be cached.
    dummyHash ??= hash('nobody has this password', STRENGTH);
    const dummy = await dummyHash;
    const matches = throwIfOverloaded(await runQueued(() => verifyHash(passwordHash ?? dummy, password)));
    return matches && Boolean(passwordHash);
  };
}

function throwIfOverloaded<T>(result: T | typeof queueFull): T {
  if (result === queueFull) throw new Overloaded();
  return result;
}
