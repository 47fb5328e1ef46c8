import type { Answer, Call } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { type ClientOptions, send } from './send.ts';

/** Sends calls over HTTP. The storefront's build takes the schemas out of the operations that it hands over. */
export function createClient(options: ClientOptions): Call {
  return async <O extends Operation>(operation: O, input: InputOf<O>) =>
    (await send(operation, input, options)) as Answer<O>;
}
