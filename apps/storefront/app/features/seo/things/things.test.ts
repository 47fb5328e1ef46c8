import { describe, expect, it } from 'vitest';
import { scriptSafe } from '../json-ld.tsx';
import { productThing } from './product-thing.ts';
import { mallThings, trailThing } from './things.ts';

const page = { mallAddress: 'https://mall.example', address: '/detail?prodId=7', description: 'Warm.' };
const product = {
  prodId: 7,
  prodName: 'Mitten',
  shopId: 5,
  shopName: 'Loom & Linen',
  imgs: 'a.png,b.png',
  brand: null,
  price: 12.5,
  maxPrice: 12.5,
  skuList: [],
  totalStocks: 3,
  rating: 0,
  commentNum: 0,
  categories: [
    { categoryId: 1, categoryName: 'Clothes' },
    { categoryId: 2, categoryName: 'Gloves' },
  ],
};

describe('productThing', () => {
  it('has one price, and no rating without reviews', () => {
    const thing = productThing(product, page);
    expect(thing).toMatchObject({
      name: 'Mitten',
      url: 'https://mall.example/detail?prodId=7',
      category: 'Clothes > Gloves',
      offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(JSON.parse(JSON.stringify(thing))).not.toHaveProperty('aggregateRating');
  });

  it('has the lowest and the highest price, and the availability when sold out', () => {
    const thing = productThing({ ...product, maxPrice: 20, totalStocks: 0, rating: 4.5, commentNum: 12 }, page);
    expect(thing).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: '12.50', highPrice: '20.00' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
    expect(JSON.stringify(thing)).toContain('https://schema.org/OutOfStock');
  });
});

describe('seller of a productThing', () => {
  const hostile = '</script><script>alert(1)</script>';

  it.each([12.5, 20])('is in the offer, with one price or several (up to %d)', (maxPrice) => {
    expect(productThing({ ...product, maxPrice }, page)).toMatchObject({
      offers: {
        seller: { '@type': 'Organization', name: 'Loom & Linen', url: 'https://mall.example/shop-index?sid=5' },
      },
    });
  });

  it('is escaped, whatever the name of the store', () => {
    const json = scriptSafe(productThing({ ...product, shopName: hostile }, page));
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ offers: { seller: { name: hostile } } });
  });
});

it('trailThing counts positions from one and has absolute addresses', () => {
  expect(trailThing('https://mall.example', [{ name: 'Home', address: '/' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://mall.example/' },
  ]);
});

it('mallThings has the address of the site search', () => {
  const mall = { title: 'Mall', companyName: '', logo: '', icon: '' };
  expect(JSON.stringify(mallThings({ address: 'https://mall.example', mall }))).toContain(
    'https://mall.example/list?pn={words}',
  );
});
