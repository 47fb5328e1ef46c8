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

export type Asked<Data> = UseQueryResult<Data, CallFailure>;

/** What an operation of the contract answers, kept fresh: `useCall(currencyList, {})`. */
export function useCall<O extends Operation>(operation: O, input: InputOf<O>): Asked<OutputOf<O>> {
  return useQuery(question(useConsole().call, operation, input));
}

const WATCH_EVERY_MS = 1_000;

/** Asked for again every second as long as the answer says that somebody is still working on it. */
export function useWatchedCall<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  isAtWork: (data: OutputOf<O>) => boolean,
): Asked<OutputOf<O>> {
  return useQuery({
    ...question(useConsole().call, operation, input),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isAtWork(data) ? WATCH_EVERY_MS : false),
  });
}

/** Asks anew for everything on the screen, after something changed on the server; ends when the answers are there. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}

/** One page of a list: the page before stays on the screen until the next one has come. */
export function usePagedCall<O extends Operation>(operation: O, input: InputOf<O>): Asked<OutputOf<O>> {
  return useQuery({ ...question(useConsole().call, operation, input), placeholderData: keepPreviousData });
}

/** What is found for words that somebody is still typing: a question is called off when the next one is asked. */
export function useSearchCall<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  isWanted: boolean,
): Asked<OutputOf<O>> {
  const { call } = useConsole();
  return useQuery({
    ...question(call, operation, input),
    queryFn: async ({ signal }) => dataOf(await call(operation, input, { signal })),
    enabled: isWanted,
  });
}

/** `know(input, data)`: what the operation would answer is known already and need not be asked for. */
export function useKnown<O extends Operation>(operation: O): (input: InputOf<O>, data: OutputOf<O>) => void {
  const queries = useQueryClient();
  return (input, data) => void queries.setQueryData(keyOf(operation, input), data);
}

/** The same operation for several inputs at once. */
export function useCalls<O extends Operation>(operation: O, inputs: readonly InputOf<O>[]): Asked<OutputOf<O>>[] {
  const { call } = useConsole();
  return useQueries({ queries: inputs.map((input) => question(call, operation, input)) });
}

function question<O extends Operation>(call: Call, operation: O, input: InputOf<O>) {
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

/** A refusal or a lost answer, in the shape that queries carry. */
export class CallFailure extends Error {
  /** The refusal's stable name, or `network`. */
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}
