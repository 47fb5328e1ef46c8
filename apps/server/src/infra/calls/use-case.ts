import type { Operation, OutputOf, ParsedInputOf, RefusalOf } from '@galleria/contract/operation';
import type { Actor, ActorAllowedBy } from '@galleria/domain/access/access';
import type { Refused } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { Log } from '../log/log.ts';
import type { Browser } from './browser.ts';

/** The caller of an operation and their language; the same for a call over HTTP and for one from a page's loader. */
export interface Caller<By extends Actor = Actor> {
  readonly actor: By;
  readonly locale: Locale;
  readonly log: Log;
  /** The client program of the caller, for operations that sign in or out. */
  readonly browser: Browser;
  /** Receives the changes that operations of sellers and staff report. */
  readonly audit: AuditTrail;
  /** Aborted when the caller is gone or the deadline of the call has passed. Only calls with a file have it. */
  readonly signal?: AbortSignal;
}

/** The caller of an operation that only signed-in buyers may call. */
export type BuyerCaller = Caller<Extract<Actor, { kind: 'buyer' }>>;

/** Carries out one operation of the contract, whose input, output, refusals and kind of caller it is typed by. */
export type UseCase<O extends Operation, Context> = (
  context: Context,
  input: ParsedInputOf<O>,
  caller: Caller<ActorAllowedBy<O['access']>>,
) => Promise<OutputOf<O> | Refused<RefusalOf<O>>>;

/** An operation with the use case that carries it out. */
export interface Binding {
  /** The operation's name in the contract, e.g. `shipOrder`. */
  readonly name: string;
  readonly operation: Operation;
  readonly run: (input: unknown, caller: Caller) => Promise<unknown>;
}
