import { refuse } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { refusalMessage } from './server-text.ts';

describe('refusalMessage', () => {
  it.each([
    ['en', 'At most $1,234.50 can be refunded.'],
    ['de', 'Höchstens 1.234,50 $ können erstattet werden.'],
  ] as const)('shows amounts of money as is usual in %s', (locale, message) => {
    const refused = refuse('refund.tooMuch', { values: { most: { cents: 123_450 } } });
    expect(refusalMessage(refused, locale).replaceAll('\u00A0', ' ')).toBe(message);
  });
});
