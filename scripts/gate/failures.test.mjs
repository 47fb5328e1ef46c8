import { describe, expect, it } from 'vitest';
import { failedStories, failure, flakyStories, formatFailures } from './failures.mjs';

const story = (title, status, ...messages) => ({
  title,
  file: 'cart.spec.ts',
  line: 7,
  tests: [{ status, results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
});

const report = {
  suites: [
    {
      specs: [story('pays', 'expected', '')],
      suites: [{ specs: [story('cancels', 'unexpected', 'first', 'last'), story('waits', 'flaky', 'too soon', '')] }],
    },
  ],
  errors: [{ message: 'the mall did not start' }],
};

describe('what a run says at its end', () => {
  it('names each story that failed, with why its last try did, and what failed outside of stories', () => {
    expect(failedStories(report)).toEqual([
      { name: 'cart.spec.ts:7 cancels', why: 'last' },
      { name: 'outside of every story', why: 'the mall did not start' },
    ]);
  });

  it('names each story that needed a second try, with what was wrong at the first', () => {
    expect(flakyStories(report)).toEqual([{ name: 'cart.spec.ts:7 waits', why: 'too soon' }]);
  });

  it('is short and without colours', () => {
    expect(failure('a', '\u001b[31mred\u001b[39m').why).toBe('red');
    expect(failure('a', 'x'.repeat(5_000)).why.length).toBeLessThan(1_300);
    expect(formatFailures([failure('a', 'one\ntwo')])).toBe('✗ a\n    one\n    two');
  });
});
