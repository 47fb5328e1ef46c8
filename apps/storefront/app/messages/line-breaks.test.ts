import { describe, expect, it } from 'vitest';
import { withLineBreaks } from './line-breaks.server.ts';

const lines = (text: string) => withLineBreaks('zh_CN', text).split('\u200b');

describe('withLineBreaks', () => {
  it('allows line breaks after a clause, not inside a short one', () => {
    expect(lines('好声音满屋，不满账单')).toEqual(['好声音满屋，', '不满账单']);
    expect(lines('留五分钟给自己')).toEqual(['留五分钟给自己']);
  });

  it('allows line breaks between words of a long clause, never leaving a single character', () => {
    const parts = lines('轻便跑鞋、城市单车和一场好球所需的一切');
    expect(parts.join('')).toBe('轻便跑鞋、城市单车和一场好球所需的一切');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.filter((part) => [...part].length === 1)).toEqual([]);
  });

  it('keeps text in languages with spaces unchanged', () => {
    expect(withLineBreaks('de', 'Klang, der den Raum füllt')).toBe('Klang, der den Raum füllt');
    expect(withLineBreaks('zh_CN', '')).toBe('');
  });
});
