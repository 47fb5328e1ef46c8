import type { Call } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';
import type { Locale } from '@galleria/domain/site/locales';
import { type Freshness, SharedForAMoment } from './shared-for-a-moment.ts';

const MAX_ANSWERS = 1_000;
/** Real questions are shorter; made-up ones get no memory. */
const LONGEST_INPUT = 512;

/**
 * Answers that a visitor whom nobody knows would get, asked once for all pages that are rendered within two seconds,
 * whoever they are for. They are as fresh as the pages that visitors share.
 */
export class SharedAnswers {
  private readonly answers: SharedForAMoment<unknown>;

  constructor(freshness: Freshness) {
    this.answers = new SharedForAMoment(MAX_ANSWERS, freshness);
  }

  clear(): void {
    this.answers.clear();
  }

  /** The same calls, of which those that were made a moment ago are not made again. */
  sharing(call: Call, locale: Locale): Call {
    return <O extends Operation>(operation: O, input: InputOf<O>) => {
      const asked = JSON.stringify(input);
      if (asked.length > LONGEST_INPUT || !this.answers.isOpen) return call(operation, input);
      const ask = async () => {
        const answer = await call(operation, input);
        return answer.ok ? answer : undefined;
      };
      const shared = this.answers.get(`${locale} ${operation.method} ${operation.path} ${asked}`, ask);
      // A refusal is nobody else's, and asking again is what says it.
      return shared.then((answer) => (answer as Awaited<ReturnType<typeof ask>>) ?? call(operation, input));
    };
  }
}
