import type { Answer, Call } from '@galleria/contract/call';
import type { InputOf, Operation, OutputOf } from '@galleria/contract/operation';
import {
  keepPreviousData,
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsole } from './console-context.tsx';

export type QueryResult<Data> = UseQueryResult<Data, CallFailure>;

/** Query of an operation of the contract: `useCall(currencyList, {})`. */
export function useCall<O extends Operation>(operation: O, input: InputOf<O>): QueryResult<OutputOf<O>> {
  return useQuery(callQuery(useConsole().call, operation, input));
}

const POLL_INTERVAL_MS = 1_000;

/** A query that is polled every second while its data says that work is in progress. */
export function usePolledCall<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  isInProgress: (data: OutputOf<O>) => boolean,
): QueryResult<OutputOf<O>> {
  return useQuery({
    ...callQuery(useConsole().call, operation, input),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isInProgress(data) ? POLL_INTERVAL_MS : false),
  });
}

/** Refetches all queries on the page after a change on the server; resolves when they are done. */
export function useRefetchAll(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}

/** Query of one page of a list: the previous page stays visible until the next one is loaded. */
export function usePagedCall<O extends Operation>(operation: O, input: InputOf<O>): QueryResult<OutputOf<O>> {
  return useQuery({ ...callQuery(useConsole().call, operation, input), placeholderData: keepPreviousData });
}

/** Query for text that is still being typed: a pending request is aborted when the next one starts. */
export function useSearchCall<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  isEnabled: boolean,
): QueryResult<OutputOf<O>> {
  const { call } = useConsole();
  return useQuery({
    ...callQuery(call, operation, input),
    queryFn: async ({ signal }) => dataOf(await call(operation, input, { signal })),
    enabled: isEnabled,
  });
}

/** `setCallData(input, data)` puts known data into the query cache, so that it need not be fetched. */
export function useSetCallData<O extends Operation>(operation: O): (input: InputOf<O>, data: OutputOf<O>) => void {
  const queries = useQueryClient();
  return (input, data) => void queries.setQueryData(keyOf(operation, input), data);
}

/** Queries of one operation for several inputs. */
export function useCalls<O extends Operation>(operation: O, inputs: readonly InputOf<O>[]): QueryResult<OutputOf<O>>[] {
  const { call } = useConsole();
  return useQueries({ queries: inputs.map((input) => callQuery(call, operation, input)) });
}

function callQuery<O extends Operation>(call: Call, operation: O, input: InputOf<O>) {
  return queryOptions<OutputOf<O>, CallFailure>({
    queryKey: keyOf(operation, input),
    queryFn: async () => dataOf(await call(operation, input)),
  });
}

function keyOf<O extends Operation>({ method, path }: O, input: InputOf<O>) {
  return [method, path, input];
}

function dataOf<O extends Operation>(answer: Answer<O>): OutputOf<O> {
  if (answer.ok) return answer.data;
  throw new CallFailure(answer.reason, answer.message);
}

/** A refusal or a network failure, as the error of a query. */
export class CallFailure extends Error {
  /** The name of the refusal, or `network`. */
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}
