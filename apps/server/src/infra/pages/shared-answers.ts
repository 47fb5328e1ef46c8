import type { Call } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';
import type { Locale } from '@galleria/domain/site/locales';
import { type Freshness, ShortLivedCache } from './short-lived-cache.ts';

const MAX_ANSWERS = 1_000;
/** Real inputs are shorter; longer, made-up ones are not cached. */
const MAX_INPUT_LENGTH = 512;

/**
 * Answers for an anonymous visitor, fetched once for all pages that are rendered within two seconds, whoever views
 * those. They are as fresh as shared pages.
 */
export class SharedAnswers {
  private readonly answers: ShortLivedCache<unknown>;

  constructor(freshness: Freshness) {
    this.answers = new ShortLivedCache(MAX_ANSWERS, freshness);
  }

  clear(): void {
    this.answers.clear();
  }

  /** The same calls, but one that was made a moment ago is answered from the cache. */
  sharing(call: Call, locale: Locale): Call {
    return <O extends Operation>(operation: O, input: InputOf<O>) => {
      const asked = JSON.stringify(input);
      if (asked.length > MAX_INPUT_LENGTH || !this.answers.isOpen) return call(operation, input);
      const ask = async () => {
        const answer = await call(operation, input);
        return answer.ok ? answer : undefined;
      };
      const shared = this.answers.get(`${locale} ${operation.method} ${operation.path} ${asked}`, ask);
      // A refusal is not shared: this caller makes the call again and gets its own.
      return shared.then((answer) => (answer as Awaited<ReturnType<typeof ask>>) ?? call(operation, input));
    };
  }
}
