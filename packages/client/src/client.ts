import type { Answer, Call } from '@galleria/contract/call';
import type { OperationName, OperationNamed } from '@galleria/contract/contract';
import type { InputOf, Operation, Route } from '@galleria/contract/operation';
import { type ClientOptions, send } from './send.ts';

/** For programs that may carry the contract's schemas: consoles, tests, scripts. */
export function createClient(options: ClientOptions): Call {
  return async <O extends Operation>(operation: O, input: InputOf<O>) =>
    (await send(operation, input, options)) as Answer<O>;
}

export type CallByName = <Name extends OperationName>(
  name: Name,
  input: InputOf<OperationNamed<Name>>,
) => Promise<Answer<OperationNamed<Name>>>;

/** For the storefront's browser side: calls by name over a table of routes that holds no schemas. */
export function createNamedClient(routes: Record<OperationName, Route>, options: ClientOptions): CallByName {
  return async (name, input) => (await send(routes[name], input, options)) as Answer<OperationNamed<typeof name>>;
}
