import { compileCatalogues } from '@galleria/i18n/load-catalogues';
import { createTranslate } from '@galleria/i18n/translator';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '../../messages/messages.tsx';
import type { Discount } from './discount-data.ts';
import { DiscountHead } from './discount-head.tsx';
import DiscountProducts from './discount-products.tsx';

const MESSAGES = compileCatalogues('en', 'storefront');
const DISCOUNT: Discount = {
  ...{ discountId: 7, name: 'Lantern days', shopId: 2, shopName: 'Northwind', shopLogo: '' },
  ...{ kind: 'pieces', isWholeStore: false, state: 'running', remainingSeconds: 2 * 86_400 + 3_661 },
  steps: [
    { from: 1, off: 5 },
    { from: 3, off: 15 },
  ],
  ...{ startTime: '2026-11-01 08:00:00', startTimeIso: '2026-11-01T08:00:00.000Z' },
  ...{ endTime: '2026-11-20 08:00:00', endTimeIso: '2026-11-20T08:00:00.000Z' },
};

/** The text of the page, without products. */
function rendered(changes: Partial<Discount>): string {
  const discount = { ...DISCOUNT, ...changes };
  const found = { discount, products: [], sort: undefined, current: 1, pages: 0, progress: undefined };
  const Component = () => (
    <>
      <DiscountHead discount={discount} />
      <DiscountProducts found={found} />
    </>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en" catalogueUrl="" text={createTranslate('en', MESSAGES)}>
      <Stub />
    </MessagesProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('discount page', () => {
  it('shows all steps and a countdown of a running discount', () => {
    const content = rendered({});
    for (const part of ['Lantern days', 'For selected products', 'Northwind', 'On now', 'Ends in 2 days 1:01:01']) {
      expect(content).toContain(part);
    }
    expect(content).toContain('Take 1 piece for 5% off Take 3 pieces for 15% off');
    expect(content).toContain('None of the products of this discount can be bought right now.');
  });

  it('shows when a future discount starts', () => {
    expect(rendered({ state: 'upcoming', remainingSeconds: 65 })).toContain('Not started yet Starts in 1:05');
  });

  it('shows no countdown of an ended discount, and a link to the store', () => {
    const content = rendered({ state: 'ended', remainingSeconds: 0 });
    expect(content).toContain('Over');
    expect(content).toContain('This discount is over. See what else the store has for you. All products of this store');
    expect(content).not.toMatch(/Ends in|Starts in|Nov/);
  });
});
