/** Made by `@galleria/i18n/vite-catalogues`: the words of the app that is being built. */
declare module 'virtual:catalogues' {
  import type { Locale } from '@galleria/domain/site/locales';
  import type { PageCatalogue } from '@galleria/i18n/message-id';
  import type { createTranslate } from '@galleria/i18n/translator';

  type Messages = Parameters<typeof createTranslate>[1];
  type Loaders = Record<Locale, () => Promise<{ messages: Messages }>>;
  export const catalogues: Loaders;
  /** Only those of the app that is being built. */
  export const pageCatalogues: Partial<Record<PageCatalogue, Loaders>>;
}

declare module '*.css';
