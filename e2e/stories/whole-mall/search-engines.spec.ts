import { type CrawlerView, readAsCrawler } from '../../support/crawler-view.ts';
import { expect, test } from '../../support/fixtures.ts';

const url = (path: string) => new URL(path, process.env.MALL_URL).href;

for (const { address, title } of [
  { address: '/', title: /^Galleria/ },
  { address: '/list?cpid=102', title: /.+ · Galleria/ },
  { address: '/detail?prodId=2001', title: /^Halden Drift Noise-Cancelling Headphones · / },
  { address: '/shop-index?sid=2', title: /^Northwind Audio · / },
  { address: '/shop-list?type=1', title: /.+ · Galleria/ },
]) {
  test(`${address} has a title, a canonical address and alternates for its languages`, async () => {
    const seen = await readAsCrawler(address);
    expect(seen.status).toBe(200);
    expect(seen.title).toMatch(title);
    expect(seen.metas.get('description')?.length).toBeGreaterThan(20);
    expect(seen.metas.get('robots')).toBeUndefined();
    expect(seen.canonical).toBe(url(address));
    expect(seen.languages.get('x-default')).toBe(url(address));
    expect(seen.languages.size).toBe(13);
    for (const [language, href] of seen.languages) {
      if (language === 'x-default') continue;
      expect(href).toMatch(new RegExp(`[?&]lang=${language.replace('-', '_')}`, 'i'));
    }
    const chinese = await readAsCrawler(seen.languages.get('zh-CN') ?? '');
    expect(chinese.canonical).toBe(seen.languages.get('zh-CN'));
    expect(chinese.title).toMatch(/\p{Script=Han}/u);
    expect(seen.metas.get('og:url')).toBe(seen.canonical);
    expect(seen.metas.get('og:title')).toBe(seen.title);
    await expectSocialPicture(seen);
  });
}

test('sorted, filtered and searched lists have the list as canonical address or are not indexed', async () => {
  const sorted = await readAsCrawler('/list?cpid=102&sort=4');
  expect(sorted.canonical === url('/list?cpid=102') || sorted.metas.get('robots')).toBeTruthy();
  const searched = await readAsCrawler('/shop-list?shopName=northwind');
  expect(searched.metas.get('robots')).toContain('noindex');
});

test('a product has structured data for offers, rating and breadcrumb', async () => {
  const { jsonLd } = await readAsCrawler('/detail?prodId=2001');
  const product = jsonLd.find((thing) => thing['@type'] === 'Product') ?? {};
  expect(product).toMatchObject({
    name: 'Halden Drift Noise-Cancelling Headphones',
    url: url('/detail?prodId=2001'),
    brand: { '@type': 'Brand' },
    offers: { priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    aggregateRating: { '@type': 'AggregateRating', bestRating: 5 },
  });
  const { ratingValue, reviewCount } = product.aggregateRating as { ratingValue: number; reviewCount: number };
  expect(ratingValue).toBeGreaterThan(0);
  expect(ratingValue).toBeLessThanOrEqual(5);
  expect(reviewCount).toBeGreaterThan(0);
  const offers = product.offers as Record<string, string>;
  expect(Number(offers.price ?? offers.lowPrice)).toBeGreaterThan(0);
  const trail = jsonLd.find((thing) => thing['@type'] === 'BreadcrumbList') ?? {};
  const steps = trail.itemListElement as { position: number; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  for (const { item } of steps) expect((await fetch(item)).status, item).toBe(200);
  const [picture] = product.image as string[];
  expect((await fetch(picture ?? '')).headers.get('content-type')).toMatch(/^image\//);
});

test('the mall and its stores have structured data about their organisation', async () => {
  const home = await readAsCrawler('/');
  expect(home.jsonLd).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', url: url('/'), name: expect.stringMatching(/./) }),
  );
  expect(home.jsonLd).toContainEqual(expect.objectContaining({ '@type': 'WebSite' }));
  const store = await readAsCrawler('/shop-index?sid=2');
  expect(store.jsonLd).toContainEqual(
    expect.objectContaining({ '@type': 'OnlineStore', name: 'Northwind Audio', url: url('/shop-index?sid=2') }),
  );
});

test('robots.txt names what not to crawl, and the sitemap lists every page', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /user-center');
  const [, sitemap] = robots.match(/^Sitemap: (\S+)$/m) ?? [];
  const chunks = locationsIn(await (await request.get(sitemap ?? '')).text());
  const kinds = new Set(chunks.map((chunk) => chunk.match(/\/sitemaps\/([a-z]+)-\d+\.xml$/)?.[1]));
  expect([...kinds].sort()).toEqual(['categories', 'pages', 'products', 'stores']);
  const addresses: string[] = [];
  for (const chunk of chunks) {
    const listed = locationsIn(await (await request.get(chunk)).text());
    expect(listed.length, chunk).toBeGreaterThan(0);
    addresses.push(...listed);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(url('/detail?prodId=2001'));
  expect(addresses).toContain(url('/shop-index?sid=2'));
  // Products off sale and closed stores are not in the sitemap.
  expect(addresses).not.toContain(url('/shop-index?sid=15'));
  expect(addresses).not.toContain(url('/detail?prodId=15001'));
  const every = Math.ceil(addresses.length / 40);
  for (const address of addresses.filter((_, place) => place % every === 0)) {
    const seen = await readAsCrawler(address);
    expect({ status: seen.status, canonical: seen.canonical }).toEqual({ status: 200, canonical: address });
    expect(seen.metas.get('robots') ?? '', address).not.toContain('noindex');
  }
});

async function expectSocialPicture({ metas }: CrawlerView): Promise<void> {
  expect([metas.get('og:image:width'), metas.get('og:image:height')]).toEqual(['1200', '630']);
  const answer = await fetch(metas.get('og:image') ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(measuresOf(Buffer.from(await answer.arrayBuffer()))).toEqual({ width: 1200, height: 630 });
}

/** Reads the size from a JPEG's frame header: segments follow each other, each with a marker and its length. */
function measuresOf(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
    }
  }
  throw new Error('no frame in the picture');
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'));
}
