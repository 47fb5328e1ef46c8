import type { Call } from '@galleria/contract/call';
import { hotSearches } from '@galleria/contract/search/search';
import { currencyList } from '@galleria/contract/site/site';
import { describe, expect, it } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

/** Answers each call with the number of calls so far. */
function counting(isRefused = false) {
  let asked = 0;
  const call = (async () => {
    asked += 1;
    return isRefused ? { ok: false, reason: 'input.invalid', message: '', data: asked } : { ok: true, data: asked };
  }) as unknown as Call;
  return { call, count: () => asked };
}

describe('SharedAnswers', () => {
  it('calls once for concurrent equal calls, and separately by operation, input and language', async () => {
    const { call, count } = counting();
    const answers = new SharedAnswers({ isListening: () => true });
    const [english, german] = [answers.sharing(call, 'en'), answers.sharing(call, 'de')];
    const [one, other] = await Promise.all([english(currencyList, {}), answers.sharing(call, 'en')(currencyList, {})]);
    expect(one).toBe(other);
    await german(currencyList, {});
    await english(hotSearches, { type: 1 });
    await english(hotSearches, { type: 2 });
    await english(hotSearches, { type: 2 });
    expect(count()).toBe(4);
  });

  it('calls again after a change, and every time while the change feed is down', async () => {
    const { call, count } = counting();
    let isListening = true;
    const answers = new SharedAnswers({ isListening: () => isListening });
    const ask = () => answers.sharing(call, 'en')(currencyList, {});
    await ask();
    answers.clear();
    await ask();
    expect(count()).toBe(2);
    isListening = false;
    await ask();
    await ask();
    expect(count()).toBe(4);
  });

  it('does not share a refusal', async () => {
    const { call } = counting(true);
    const answers = new SharedAnswers({ isListening: () => true });
    const ask = () => answers.sharing(call, 'en')(currencyList, {});
    const [one, other] = [await ask(), await ask()];
    expect(one.ok).toBe(false);
    expect(one).not.toEqual(other);
  });
});
