import { expect, it } from 'vitest';
import { copyText, isIncomplete, withText, writtenLocales } from './locale-texts.ts';

it('changes one language, and takes it out when nothing is left', () => {
  expect(withText({ en: 'Mug' }, 'de', 'Becher')).toEqual({ en: 'Mug', de: 'Becher' });
  expect(withText({ en: 'Mug', de: 'Becher' }, 'de', '')).toEqual({ en: 'Mug' });
});

it('copies only over what is empty', () => {
  expect(copyText({ en: 'Mug' }, 'en', 'de')).toEqual({ en: 'Mug', de: 'Mug' });
  expect(copyText({ en: 'Mug', de: 'Becher' }, 'en', 'de')).toEqual({ en: 'Mug', de: 'Becher' });
  expect(copyText({ en: 'Mug' }, 'fr', 'de')).toEqual({ en: 'Mug' });
});

it('knows which languages are written and which of them lack something', () => {
  const values = [{ en: 'Mug', de: 'Becher' }, { en: 'For tea' }, {}];
  expect(writtenLocales(values)).toEqual(['en', 'de']);
  expect(isIncomplete(values, 'en')).toBe(false);
  expect(isIncomplete(values, 'de')).toBe(true);
});
