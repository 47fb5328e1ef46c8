import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectedFormat, expects, INPUT_FORMATS } from './input-formats.ts';

describe('expectedFormat', () => {
  it.each(INPUT_FORMATS)('reads %s from the issue of a schema', (format) => {
    const { error } = z.string().regex(/^x$/, expects(format)).safeParse('y');
    expect(error?.issues.map(({ message }) => expectedFormat(message))).toEqual([format]);
  });

  it('returns undefined for messages of zod', () => {
    const { error } = z.string().regex(/^x$/).safeParse('y');
    expect(error?.issues.map(({ message }) => expectedFormat(message))).toEqual([undefined]);
  });
});
