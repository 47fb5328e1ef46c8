import { compileCatalogues } from '@galleria/i18n/load-catalogues';
import { createTranslate } from '@galleria/i18n/translator';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '../../../messages/messages.tsx';
import { searchPageAddress } from '../search-page-address.ts';
import { storeAddress } from '../store-address.ts';
import { FoundLine } from './found-line.tsx';

const MESSAGES = compileCatalogues('en', 'storefront');
const COUNTED = { keyword: 'headphnes', total: 3, isEstimate: false, corrected: null, isPartial: false };

function rendered(changed: Partial<Parameters<typeof FoundLine>[0]['found']>): string {
  const exactAddress = searchPageAddress(storeAddress(2, { keyword: 'headphnes' }), { exact: true });
  return renderToStaticMarkup(
    <MessagesProvider locale="en" catalogueUrl="" text={createTranslate('en', MESSAGES)}>
      <MemoryRouter>
        <FoundLine found={{ ...COUNTED, ...changed }} exactAddress={exactAddress} />
      </MemoryRouter>
    </MessagesProvider>,
  );
}

describe('FoundLine', () => {
  it('links to the search as typed when it was corrected', () => {
    const html = rendered({ corrected: 'headphones' });
    expect(html).toContain('Showing results for “headphones”');
    expect(html).toContain('href="/shop-index?sid=2&amp;pn=headphnes&amp;exact=1"');
    expect(html).toContain('Search instead for “headphnes”');
  });

  it('has no link when nothing was corrected or nothing was found', () => {
    expect(rendered({})).not.toContain('href');
    expect(rendered({ total: 0, corrected: 'headphones' })).not.toContain('href');
  });

  it('says that the results match only some of the words', () => {
    expect(rendered({ isPartial: true })).toContain('Nothing has all of “headphnes”');
  });

  it('marks an estimated number as such', () => {
    expect(rendered({ total: 1200, isEstimate: true })).toContain('About 1,200 products');
  });
});
