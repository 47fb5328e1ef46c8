import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { withoutTexts } from './without-texts.ts';

it('withoutTexts leaves no summary or description in the contract, and valid code', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.ts$|without-texts/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const codes = files.map((file) => withoutTexts(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
  expect(codes.filter((code) => /\b(summary|description): *\n? *['"`]/.test(code))).toEqual([]);
  for (const code of codes) expect(() => stripTypeScriptTypes(code)).not.toThrow();
});

it('withoutTexts keeps fields that have such a name', () => {
  const code = `z.object({ description: z.string().meta({ description: 'it\\'s "one"' }), summary: \`a \${b}\` })`;
  expect(withoutTexts(code)).toBe('z.object({ description: z.string().meta({  }),  })');
});
