import { LOCALES, type Locale } from '@galleria/domain/site/locales';
import { compileCatalogues, readCatalogue } from '@galleria/i18n/load-catalogues';
import { createTranslate } from '@galleria/i18n/translator';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '../../messages/messages.tsx';
import { ChoiceLink } from './filter-group.tsx';

function shown(locale: Locale, count: number, isEstimate: boolean): string {
  return renderToStaticMarkup(
    <MessagesProvider
      locale={locale}
      catalogueUrl=""
      text={createTranslate(locale, compileCatalogues(locale, 'storefront'))}
    >
      <MemoryRouter>
        <ChoiceLink to="/list?brands=7" isChosen={false} count={count} isEstimate={isEstimate}>
          Alpine
        </ChoiceLink>
      </MemoryRouter>
    </MessagesProvider>,
  );
}

describe('ChoiceLink', () => {
  it('shows an exact count', () => {
    const html = shown('en', 1234, false);
    expect(html).toContain('>1,234<');
    expect(html).not.toContain('≈');
  });

  it('marks an estimate with a sign, and in words for screen readers', () => {
    const html = shown('en', 1234, true);
    expect(html).toContain('<span aria-hidden="true">≈ 1,200</span>');
    expect(html).toContain('<span class="sr-only">about 1,200</span>');
    expect(html).not.toContain('1,234');
  });

  it.each(LOCALES)('has a text for estimates in %s', (locale) => {
    const message = readCatalogue(locale, 'search')['list.roughly'] ?? '';
    expect(message).not.toBe('{count}');
    expect(shown(locale, 50, true)).toContain(`>${message.replace('{count}', '50')}<`);
  });
});

it.each(LOCALES)('the hint for new products in %s has the number of days of the search', (locale) => {
  expect(readCatalogue(locale, 'home').newProductsHint).toContain('30');
});
