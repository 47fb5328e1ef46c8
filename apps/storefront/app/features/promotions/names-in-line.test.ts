import { describe, expect, it } from 'vitest';
import { namesInLine } from './names-in-line.ts';

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('namesInLine', () => {
  it('isolates the text direction of each name', () => {
    expect(namesInLine(['Audio', 'صوت'], '، ')).toBe('\u2068Audio\u2069، \u2068صوت\u2069');
  });

  it('cuts a long name at its end, between words', () => {
    const name = 'Northwind wireless noise-cancelling headphones';
    expect(plain(namesInLine([name], ', '))).toBe('Northwind wireless…');
    expect(plain(namesInLine(['无'.repeat(40)], '、'))).toBe(`${'无'.repeat(32)}…`);
  });

  it('indicates that there are more names', () => {
    expect(plain(namesInLine(['A', 'B', 'C'], ', '))).toBe('A, B…');
  });
});
