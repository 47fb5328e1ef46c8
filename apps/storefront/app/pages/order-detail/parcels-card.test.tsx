import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { LOCALES, type Locale } from '@galleria/domain/site/locales';
import { compileCatalogues, readCatalogue } from '@galleria/i18n/load-catalogues';
import { createTranslate } from '@galleria/i18n/translator';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Parcel } from '../../features/orders/order.ts';
import { MessagesProvider } from '../../messages/messages.tsx';
import { ParcelsCard } from './parcels-card.tsx';

const PARCEL: Parcel = {
  parcelId: 7,
  dvyId: 1,
  dvyName: 'SF Express',
  dvyFlowId: 'SF20260001',
  trackingUrl: 'https://courier.example/SF20260001',
  state: 0,
  createTime: '2026-05-02 08:30:00',
  carrier: 'real',
  events: [],
  lines: [{ orderItemId: 1, prodName: 'Lamp', skuName: 'Black', pic: '', prodCount: 2 }],
};
const BY_STORE = { dvyId: 0, dvyName: '', dvyFlowId: '', trackingUrl: '' };

const ON_ITS_WAY = { status: ORDER_STATUS.toReceive, dvyType: DELIVERY_TYPE.courier };

function shown(
  parcels: readonly Partial<Parcel>[],
  changed: { status?: number; dvyType?: number } = {},
  locale: Locale = 'en',
) {
  const all = parcels.map((parcel, index) => ({ ...PARCEL, parcelId: index, ...parcel }));
  return renderToStaticMarkup(
    <MessagesProvider
      locale={locale}
      catalogueUrl=""
      text={createTranslate(locale, compileCatalogues(locale, 'storefront'))}
    >
      <MemoryRouter>
        <ParcelsCard order={{ ...ON_ITS_WAY, ...changed }} parcels={all} />
      </MemoryRouter>
    </MessagesProvider>,
  );
}

describe('ParcelsCard', () => {
  it('names courier, waybill and contents of each parcel', () => {
    const html = shown([{}, { dvyFlowId: 'SF20260002' }]);
    for (const expected of [
      'Parcel 1 of 2',
      'Parcel 2 of 2',
      'SF Express',
      '>SF20260001</bdi>',
      '>SF20260002</bdi>',
      '>Lamp<',
    ]) {
      expect(html).toContain(expected);
    }
    expect(html).toContain('2 pieces in this parcel');
    expect(html).toContain('May 2, 2026');
  });

  it('links to the courier without a referrer', () => {
    const link = 'href="https://courier.example/SF20260001" target="_blank" rel="noopener noreferrer"';
    expect(shown([{}])).toContain(link);
    expect(shown([{ trackingUrl: '' }])).not.toContain('target="_blank"');
  });

  it('shows who delivers when there is no courier, without tracking', () => {
    const html = shown([BY_STORE]);
    expect(html).toContain('Brought by the store itself');
    expect(html).not.toContain('Waybill number');
    expect(html).not.toContain('<ol');
    expect(html).not.toContain('No news');
    expect(shown([BY_STORE], { dvyType: DELIVERY_TYPE.pickup })).toContain('Handed over at the pickup point');
  });

  it.each([
    [1, 1, 'Collected'],
    [2, 2, 'In transit'],
    [201, 3, 'Arrived in your city'],
    [3, 4, 'Signed for'],
  ])('has come in state %i to step %i', (state, step, name) => {
    const html = shown([{ state }]);
    expect(html.split('bg-brand"')).toHaveLength(step + 1);
    expect(html.split('aria-current="step"')[1]).toMatch(new RegExp(`^[^/]*</span><span[^>]*>${name}<`));
  });

  it('shows a problem instead of a step', () => {
    const html = shown([{ state: 4 }]);
    expect(html).toContain('Problem with the delivery');
    expect(html).toContain('text-danger');
    expect(html).not.toContain('<ol');
  });

  it('shows the last event, a link to all, and a note about the demo carrier', () => {
    const event = { state: 2, time: '2026-05-03 08:30:00', place: 'Leipzig', words: '' };
    const html = shown([{ state: 2, events: [event] }]);
    for (const expected of [
      'The parcel is travelling',
      'Leipzig',
      'May 3, 2026',
      'href="/delivery-detail?parcelId=0"',
    ]) {
      expect(html).toContain(expected);
    }
    expect(shown([{ state: 4, events: [{ ...event, state: 4, words: 'Nobody home' }] }])).toContain('Nobody home');
    expect(html).not.toContain('Demo carrier');
    expect(shown([{ carrier: 'demo' }])).toContain('Demo carrier');
    expect(shown([BY_STORE])).not.toContain('/delivery-detail');
  });

  it('shows that there is no news only until the order has arrived', () => {
    expect(shown([{}])).toContain('No news from the courier yet');
    expect(shown([{}], { status: ORDER_STATUS.done })).not.toContain('No news');
  });

  it.each(LOCALES)('has all texts in %s', (locale) => {
    const messages = readCatalogue(locale, 'orders');
    const html = shown([{ state: 201 }], {}, locale);
    for (const id of ['parcels', 'parcel.waybill', 'parcel.track', 'parcel.state.inCity']) {
      expect(html).toContain(messages[`detail.${id}`]);
    }
  });
});
