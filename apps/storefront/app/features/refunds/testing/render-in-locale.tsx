import type { Locale } from '@galleria/domain/site/locales';
import { compileCatalogues } from '@galleria/i18n/load-catalogues';
import { createTranslate, type Translate } from '@galleria/i18n/translator';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { FormState } from '../../../forms/form-state.ts';
import { MessagesProvider } from '../../../messages/messages.tsx';
import { priceParts } from '../../../ui/prices/price-parts.ts';
import { RefundActionsProvider } from '../actions/refund-actions-provider.tsx';

type Messages = ReturnType<typeof compileCatalogues>;

const compiled = new Map<Locale, Messages>();

function messagesIn(locale: Locale): Messages {
  const messages = compiled.get(locale) ?? compileCatalogues(locale, 'storefront');
  compiled.set(locale, messages);
  return messages;
}

export function translateIn(locale: Locale): Translate<'storefront'> {
  return createTranslate<'storefront'>(locale, messagesIn(locale));
}

/** Renders part of a page in a language as the server does, with the given action data. */
export function renderInLocale(locale: Locale, element: ReactNode, posted?: FormState): string {
  const routes = [{ id: 'page', path: '/', element: <RefundActionsProvider>{element}</RefundActionsProvider> }];
  const router = createMemoryRouter(routes, posted && { hydrationData: { actionData: { page: posted } } });
  return renderToStaticMarkup(
    <MessagesProvider locale={locale} catalogueUrl="" text={translateIn(locale)}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
}

/** Text escaped as in HTML. */
export function escapeHtml(value: string): string {
  return renderToStaticMarkup(value);
}

/** An amount as formatted inside a sentence. */
export function moneyIn(locale: Locale, cents: number): string {
  const { before, amount, after } = priceParts(cents, { currencyCode: 'USD', symbol: '$', exchangeRate: 1 }, locale);
  return `\u2066${before}${amount}${after}\u2069`;
}
