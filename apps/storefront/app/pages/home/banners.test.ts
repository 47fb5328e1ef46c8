import { describe, expect, it } from 'vitest';
import { bannerLink, bannersAt, openBanners } from './banners.ts';

describe('bannerLink', () => {
  it('opens a product in its own tab and says where the visitor came from', () => {
    expect(bannerLink({ type: 0, relation: '42' })).toEqual({ to: '/detail?prodId=42&bannerEnter=1', newTab: true });
  });

  it('links to a page of the mall', () => {
    expect(bannerLink({ type: 1, relation: '/list?st=1' })).toEqual({ to: '/list?st=1', newTab: false });
  });

  it.each([
    { type: -1, relation: '/list' },
    { type: 0, relation: '' },
    { type: 1, relation: '' },
    { type: 1, relation: 'https://elsewhere.test' },
    { type: 1, relation: '//elsewhere.test' },
    { type: 1, relation: '/\\elsewhere.test' },
    { type: 1, relation: '/\t/elsewhere.test' },
    { type: 1, relation: '/\n/elsewhere.test' },
  ])('has no link for type $type and "$relation"', (banner) => {
    expect(bannerLink(banner)).toBeUndefined();
  });
});

describe('openBanners', () => {
  const row = {
    imgId: 1,
    imgUrl: '',
    title: '',
    subtitle: '',
    action: '',
    position: 'index_banner' as const,
    shopId: 0,
  };
  const leadingTo = (relation: string, type: number) => bannersAt('index_banner', [{ ...row, type, relation }]);
  const isOpen = (address: string) => !address.startsWith('/flash-sale');

  it.each([
    ['/list?st=1', 1, 1],
    ['/flash-sale', 1, 0],
    ['42', 0, 1],
    ['', -1, 1],
  ])('of one to "%s" of type %i shows %i', (relation, type, shown) => {
    expect(openBanners(leadingTo(relation, type), isOpen)).toHaveLength(shown);
  });
});
