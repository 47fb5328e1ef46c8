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
  summary: 'All languages with a catalogue of texts, whether shown in the storefront or not',
  input: z.object({}),
  output: z.array(
    z.object({
      language,
      name: z.string().meta({ description: 'name of the language in the language itself' }),
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
  summary: 'Shows a language in the storefront or hides it; the default language cannot be hidden',
  input: z.object({ language, isShown: z.boolean() }),
  output: z.null(),
  refusals: ['language.last', 'language.isDefault'],
});

export const chooseDefaultLanguage = operation({
  method: 'PUT',
  path: '/s/languages/default',
  access: staff('settings.edit'),
  summary:
    'Sets the default language, for visitors whose own language is not offered; it is then shown in the storefront',
  input: z.object({ language }),
  output: z.null(),
  refusals: [],
});
