export interface CrawledPage {
  readonly address: string;
  /** Number of clicks from the start page. */
  readonly clicks: number;
  /** The page with the link that led here. */
  readonly from: string;
  readonly status: number;
  /** Paths of its pictures, without the size. */
  readonly pictures: readonly string[];
}

/** Parameters that filter, sort or continue a list, or name a return address: they make no page of their own. */
const VARIATIONS = new Set([
  ...['sort', 'cursor', 'page', 'current', 'min', 'max', 'brands', 'shops', 'rating', 'stock', 'delivery', 'exact'],
  ...['sku', 'star', 'evaluate', 'bannerEnter', 'redirect', 'lang'],
]);
const CONCURRENCY = 6;

interface Bounds {
  readonly clicks: number;
  /** Limit of addresses that differ only in query values, such as products. */
  readonly maxPerKind: number;
}

/** Follows all links in the server's HTML from the home page, each address once. */
export async function crawl({ clicks, maxPerKind }: Bounds): Promise<CrawledPage[]> {
  const crawled = new Map<string, CrawledPage>();
  const isBelowLimit = createKindLimit(maxPerKind);
  let next = new Map([['/', '']]);
  for (let depth = 0; depth <= clicks; depth++) {
    const found = new Map<string, string>();
    await inParallel([...next], async ([address, from]) => {
      const answer = await fetch(new URL(address, process.env.MALL_URL));
      const html = await answer.text();
      const pictures = attributes(html, 'img', 'src').filter(isPicture).map(withoutSize);
      crawled.set(address, { address, clicks: depth, from, status: answer.status, pictures });
      for (const link of attributes(html, 'a', 'href')) {
        const target = plainAddress(link, answer.url);
        if (target && !isPicture(target)) found.set(target, found.get(target) ?? address);
      }
    });
    next = new Map([...found].filter(([address]) => !crawled.has(address) && isBelowLimit(address)));
  }
  return [...crawled.values()];
}

/** Pages of one kind are rendered by the same code, so a few of them are enough. */
function createKindLimit(maxPerKind: number): (address: string) => boolean {
  const counts = new Map<string, number>();
  return (address) => {
    const kind = address.replaceAll(/=[^&]*/g, '');
    const before = counts.get(kind) ?? 0;
    counts.set(kind, before + 1);
    return before < maxPerKind;
  };
}

/** Limited concurrency, as in a browser. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** The address without parameters in `VARIATIONS`; undefined for another origin. */
function plainAddress(link: string, page: string): string | undefined {
  const url = new URL(link, page);
  if (url.origin !== new URL(page).origin) return undefined;
  const query = [...url.searchParams].filter(([name]) => !VARIATIONS.has(name));
  return query.length > 0 ? `${url.pathname}?${new URLSearchParams(query)}` : url.pathname;
}

function attributes(html: string, element: string, attribute: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

function isPicture(address: string): boolean {
  return address.startsWith('/pictures/');
}

function withoutSize(address: string): string {
  return address.replace(/\?.*/, '');
}
