import {
  deadlineOf,
  REFUND_STATE,
  type RefundDeadline,
  type RefundState,
} from '@galleria/domain/after-sales/refund-lifecycle';
import { REFUND_STEPS, STAFF_REFUND_STEPS } from '@galleria/domain/after-sales/refund-steps';
import { readCatalogue } from '@galleria/i18n/load-catalogues';
import { expect, it } from 'vitest';
import { stepMessageId } from './step-message.ts';

const catalogue = readCatalogue('en', 'consoleRefunds');
const OTHER = catalogue['step.other'];

function messageOf(step: Parameters<typeof stepMessageId>[0]): string | undefined {
  return catalogue[stepMessageId(step).replace('consoleRefunds.', '')];
}

it.each([...REFUND_STEPS, ...STAFF_REFUND_STEPS])('step %s has a message for every actor', (what) => {
  for (const by of ['buyer', 'seller', 'platform', 'clock'] as const) {
    for (const words of ['', 'Ines']) {
      const sentence = messageOf({ what, by, of: null, words });
      expect(sentence, `${what} by ${by}`).toBeTruthy();
      expect(sentence, `${what} by ${by}`).not.toBe(OTHER);
    }
  }
});

it('steps by a deadline have messages of their own', () => {
  const clocks = Object.values(REFUND_STATE).flatMap((state: RefundState) =>
    [true, false].flatMap((needsReturn): RefundDeadline[] => {
      const clock = deadlineOf({ state, needsReturn, isMoneyMoving: false });
      return clock ? [clock] : [];
    }),
  );
  const events = new Set(clocks.map(({ event }) => event));
  expect(events.size).toBeGreaterThan(1);
  for (const what of events) {
    const byClock = messageOf({ what, by: 'clock', of: null, words: '' });
    // A request lapses only by the clock.
    if (what !== 'lapsed') expect(byClock).not.toBe(messageOf({ what, by: 'seller', of: null, words: '' }));
    expect(byClock).toMatch(/in time/);
  }
});

it('messages name the side that was asked and the new assignee', () => {
  expect(messageOf({ what: 'asked', by: 'platform', of: 'buyer', words: 'Why?' })).toContain('buyer');
  expect(messageOf({ what: 'asked', by: 'platform', of: 'seller', words: 'Why?' })).toContain('store');
  expect(messageOf({ what: 'assigned', by: 'platform', of: null, words: 'Ines' })).toContain('{name}');
  expect(messageOf({ what: 'assigned', by: 'platform', of: null, words: '' })).not.toContain('{name}');
});

it('an unknown step has the general message', () => {
  const unknown = { what: 'teleported' as 'said', by: 'platform', of: null, words: '' } as const;
  expect(messageOf(unknown)).toBe(OTHER);
});
