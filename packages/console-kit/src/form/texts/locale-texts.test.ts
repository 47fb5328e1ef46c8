import { expect, it } from 'vitest';
import { copyText, isIncomplete, withText, writtenLocales } from './locale-texts.ts';

it('withText changes one language and removes it when the text is empty', () => {
  expect(withText({ en: 'Mug' }, 'de', 'Becher')).toEqual({ en: 'Mug', de: 'Becher' });
  expect(withText({ en: 'Mug', de: 'Becher' }, 'de', '')).toEqual({ en: 'Mug' });
});

it('copyText does not overwrite a text', () => {
  expect(copyText({ en: 'Mug' }, 'en', 'de')).toEqual({ en: 'Mug', de: 'Mug' });
  expect(copyText({ en: 'Mug', de: 'Becher' }, 'en', 'de')).toEqual({ en: 'Mug', de: 'Becher' });
  expect(copyText({ en: 'Mug' }, 'fr', 'de')).toEqual({ en: 'Mug' });
});

it('writtenLocales returns the languages with texts, and isIncomplete finds a missing text', () => {
  const values = [{ en: 'Mug', de: 'Becher' }, { en: 'For tea' }, {}];
  expect(writtenLocales(values)).toEqual(['en', 'de']);
  expect(isIncomplete(values, 'en')).toBe(false);
  expect(isIncomplete(values, 'de')).toBe(true);
});
