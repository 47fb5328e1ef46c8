/** Made by `@galleria/i18n/vite-catalogues`: the words of the app that is being built. */
declare module 'virtual:catalogues' {
  import type { Locale } from '@galleria/domain/site/locales';
  import type { createTranslate } from '@galleria/i18n/translator';

  type Messages = Parameters<typeof createTranslate>[1];
  export const catalogues: Record<Locale, () => Promise<{ messages: Messages }>>;
}

declare module '*.css';
