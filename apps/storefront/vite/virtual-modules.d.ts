declare module 'virtual:catalogues' {
  import type { Locale } from '@galleria/domain/site/locales';
  import type { createTranslate } from '@galleria/i18n/translator';

  type Messages = Parameters<typeof createTranslate>[1];
  export const catalogues: Record<Locale, { url: string; messages: Messages }>;
}
