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

describe('summary of a test run', () => {
  it('lists failed stories with the error of their last attempt, and errors outside of stories', () => {
    expect(failedStories(report)).toEqual([
      { name: 'cart.spec.ts:7 cancels', reason: 'last' },
      { name: 'outside of every story', reason: 'the mall did not start' },
    ]);
  });

  it('lists flaky stories with the error of their first attempt', () => {
    expect(flakyStories(report)).toEqual([{ name: 'cart.spec.ts:7 waits', reason: 'too soon' }]);
  });

  it('removes colours and cuts long messages', () => {
    expect(failure('a', '\u001b[31mred\u001b[39m').reason).toBe('red');
    expect(failure('a', 'x'.repeat(5_000)).reason.length).toBeLessThan(1_300);
    expect(formatFailures([failure('a', 'one\ntwo')])).toBe('✗ a\n    one\n    two');
  });
});
