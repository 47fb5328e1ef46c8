import { LOCALES } from '@galleria/domain/site/locales';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';

/** Which languages shoppers are offered. */

const language = z.enum(LOCALES);

export const staffLanguageList = operation({
  method: 'GET',
  path: '/s/languages',
  access: staff('settings.view'),
  summary: 'Every language that has a catalogue: shown to shoppers or not',
  input: z.object({}),
  output: z.array(
    z.object({
      language,
      name: z.string().meta({ description: 'in that language' }),
      countryLang: z.string(),
      isShown: z.boolean(),
      isDefault: z.boolean(),
    }),
  ),
  refusals: [],
});

export const showLanguage = operation({
  method: 'PUT',
  path: '/s/languages',
  access: staff('settings.edit'),
  summary: 'Shows a language to shoppers or hides it; the default one stays',
  input: z.object({ language, isShown: z.boolean() }),
  output: z.null(),
  refusals: ['language.last', 'language.isDefault'],
});

export const chooseDefaultLanguage = operation({
  method: 'PUT',
  path: '/s/languages/default',
  access: staff('settings.edit'),
  summary: 'The language of newcomers whose own is not offered; it is shown from now on',
  input: z.object({ language }),
  output: z.null(),
  refusals: [],
});
