import type { Operation, OutputOf, ParsedInputOf, RefusalOf } from '@galleria/contract/operation';
import type { Actor } from '@galleria/domain/access/access';
import type { Refused } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { Log } from '../log.ts';
import type { Browser } from './browser.ts';

/** Who is asking, in which language. The same for a call over HTTP and for one from a page's loader. */
export interface Caller {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly log: Log;
  /** The program they ask with: for pages and calls that sign in or out. */
  readonly browser: Browser;
}

export type UseCase<O extends Operation> = (
  input: ParsedInputOf<O>,
  caller: Caller,
) => Promise<OutputOf<O> | Refused<RefusalOf<O>>>;

export interface Binding {
  readonly operation: Operation;
  readonly run: (input: unknown, caller: Caller) => Promise<unknown>;
}

/** Says which use case carries an operation out. The types hold both to the same input, output and refusals. */
export function bind<O extends Operation>(operation: O, useCase: UseCase<O>): Binding {
  return { operation, run: (input, caller) => useCase(input as ParsedInputOf<O>, caller) };
}
