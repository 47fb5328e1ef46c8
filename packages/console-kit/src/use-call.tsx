import type { Call } from '@galleria/contract/call';
import type { InputOf, Operation, OutputOf } from '@galleria/contract/operation';
import {
  keepPreviousData,
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useConsole } from './console-context.tsx';

export type Asked<Data> = UseQueryResult<Data, CallFailure>;

/** What an operation of the contract answers, kept fresh: `useCall(currencyList, {})`. */
export function useCall<O extends Operation>(operation: O, input: InputOf<O>): Asked<OutputOf<O>> {
  return useQuery(question(useConsole().call, operation, input));
}

/** Asks anew for everything on the screen, after something changed on the server; ends when the answers are there. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

/** One page of a list: the page before stays on the screen until the next one has come. */
export function usePagedCall<O extends Operation>(operation: O, input: InputOf<O>): Asked<OutputOf<O>> {
  return useQuery({ ...question(useConsole().call, operation, input), placeholderData: keepPreviousData });
}

/** The same operation for several inputs at once. */
export function useCalls<O extends Operation>(operation: O, inputs: readonly InputOf<O>[]): Asked<OutputOf<O>>[] {
  const { call } = useConsole();
  return useQueries({ queries: inputs.map((input) => question(call, operation, input)) });
}

function question<O extends Operation>(call: Call, operation: O, input: InputOf<O>) {
  return queryOptions<OutputOf<O>, CallFailure>({
    queryKey: [operation.method, operation.path, input],
    queryFn: async () => {
      const answer = await call(operation, input);
      if (answer.ok) return answer.data;
      throw new CallFailure(answer.reason, answer.message);
    },
  });
}

/** A refusal or a lost answer, in the shape that queries carry. */
export class CallFailure extends Error {
  /** The refusal's stable name, or `network`. */
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}
