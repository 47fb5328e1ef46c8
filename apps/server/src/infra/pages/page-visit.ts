import type { Answer, Call, PageVisit } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { isRefused } from '@galleria/domain/refusals';
import type { CallTable } from '../calls/call-table.ts';
import { execute } from '../calls/execute.ts';
import type { Caller } from '../calls/use-case.ts';
import { refusalWords } from '../text/words.ts';

/** Calls from a page's loader: the same parsing, access and refusals as over HTTP, without the hop. */
export function callInProcess(calls: CallTable, caller: Caller): Call {
  return async <O extends Operation>(operation: O, input: InputOf<O>): Promise<Answer<O>> => {
    const outcome = await execute(calls.find(operation), input, caller);
    if (!isRefused(outcome)) return { ok: true, data: outcome.data } as Answer<O>;
    const { refused: reason, data } = outcome;
    return { ok: false, reason, message: refusalWords(outcome, caller.locale), data } as Answer<O>;
  };
}

/** What decides how a page reads: two visitors with the same preferences see the same page. */
export type Preferences = Pick<PageVisit, 'locale' | 'currencyCode'>;
