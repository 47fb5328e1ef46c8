import type { Contract } from '@galleria/contract/contract';
import type { Operation } from '@galleria/contract/operation';
import type { z } from 'zod';
import type { UseCase } from '../calls/use-case.ts';
import type { JobQueue } from '../jobs/job-queues.ts';
import type { MailTemplate } from '../messages/mail-template.ts';
import type { NewAccountStep } from './new-account-step.ts';
import type { PersonalData } from './personal-data.ts';
import type { StaffWork, WaitingWork } from './waiting-work.ts';

type OperationsOf<Name extends string> = Name extends keyof Contract ? Contract[Name] : Record<never, Operation>;

/**
 * A use case for every operation of the capability, under the contract's name. A missing or extra one does not compile.
 */
type UseCases<Name extends string, Context> = {
  readonly [Key in keyof OperationsOf<Name>]: OperationsOf<Name>[Key] extends Operation
    ? UseCase<OperationsOf<Name>[Key], Context>
    : never;
};

/** Runs in the background worker, in one of its queues. It may run twice, so its effect must be idempotent. */
export interface Job<Context> {
  readonly queue: JobQueue;
  readonly run: (context: Context, payload: unknown) => Promise<void>;
}

/**
 * A module's handler for an event that a module above it announced. It may run twice, so its effect must be idempotent.
 */
interface Subscription<Context> {
  readonly event: string;
  /** Names the subscriber, so that each has its own retries. */
  readonly subscriber: string;
  readonly handle: Job<Context>;
}

export type Mails = Readonly<Record<string, MailTemplate>>;

/** Functions that fill a database with demo data and keep the demo current: for `src/demo`, benchmarks and tests. */
type SeedFunctions = Readonly<Record<string, unknown>>;

/** One capability of the server. `app.ts` lists them; no other code has to know that a module exists. */
export interface ModuleDefinition<Name extends string, Needs, Context> {
  readonly name: Name;
  /** Builds the first argument of use cases, jobs and subscriptions. Modules opened later get it as `needs[name]`. */
  readonly open: (needs: Needs) => Context;
  readonly operations: UseCases<Name, Context>;
  readonly jobs?: Readonly<Record<string, Job<Context>>>;
  /** Scheduled jobs as cron expressions: `{ expirePoints: '17 0 * * *' }` is daily at 0:17 UTC. */
  readonly schedule?: Readonly<Record<string, string>>;
  readonly subscriptions?: readonly Subscription<Context>[];
  readonly personalData?: readonly PersonalData[];
  readonly newAccountSteps?: readonly NewAccountStep[];
  /** The mails of this module, from its `mails.ts`. */
  readonly mails?: Mails;
  /** Counts of work that waits in a store, for the bell and the overview of the back office. */
  readonly waitingWork?: readonly WaitingWork<Context>[];
  /** Counts of work that waits for staff, for the platform console. */
  readonly staffWork?: readonly StaffWork<Context>[];
}

export function defineModule<
  const Name extends string,
  Needs,
  Context,
  Seed extends SeedFunctions = Record<never, never>,
>(
  definition: ModuleDefinition<Name, Needs, Context> & { readonly seed?: Seed },
): ModuleDefinition<Name, Needs, Context> & { readonly seed: Seed } {
  return { seed: {} as Seed, ...definition };
}

/** A job whose payload is parsed before it runs: a queued payload may be older than the code. */
export function job<Payload extends z.ZodType, Context>(
  queue: JobQueue,
  payload: Payload,
  run: (context: Context, payload: z.output<Payload>) => Promise<void>,
): Job<Context> {
  return { queue, run: (context, received) => run(context, payload.parse(received)) };
}

/** A job that needs no payload. */
export function plainJob<Context>(queue: JobQueue, run: (context: Context) => Promise<void>): Job<Context> {
  return { queue, run };
}
