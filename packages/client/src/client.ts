import type { Answer, Call, CallOptions } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { type ClientOptions, send } from './send.ts';

/** Sends calls over HTTP. The storefront's build strips the schemas from the operations that are passed in. */
export function createClient(options: ClientOptions): Call {
  return async <O extends Operation>(operation: O, input: InputOf<O>, { signal }: CallOptions = {}) =>
    (await send(operation, input, options, signal)) as Answer<O>;
}
