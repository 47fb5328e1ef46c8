import { routes } from 'virtual:contract-routes';
import { createNamedClient } from '@galleria/client/client';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';

/** Calls from the browser: `await api('catalogue.categoryInfo', { parentId: 3 })`. Loaders use the visit's own call. */
export const api = createNamedClient(routes, {
  base: '/api',
  locale: () => document.documentElement.dataset.locale ?? DEFAULT_LOCALE,
});
