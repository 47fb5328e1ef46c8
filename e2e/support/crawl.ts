export interface CrawledPage {
  readonly address: string;
  /** How many clicks from the start. */
  readonly clicks: number;
  /** The page with the link that led here. */
  readonly from: string;
  readonly status: number;
  /** Paths of the pictures on it, without the size in which they are shown. */
  readonly pictures: readonly string[];
}

/** What only narrows, sorts or continues a list, or names a page to return to: no page of its own. */
const VARIATIONS = new Set([
  ...['sort', 'cursor', 'page', 'current', 'min', 'max', 'brands', 'shops', 'rating', 'stock', 'delivery', 'exact'],
  ...['sku', 'star', 'evaluate', 'bannerEnter', 'redirect', 'lang'],
]);
const AT_ONCE = 6;

interface Bounds {
  readonly clicks: number;
  /** Of addresses that differ only in the values of their query, such as products. */
  readonly mostOfAKind: number;
}

/** Follows every link from the home page as it stands in the pages that the server sends, each address once. */
export async function crawl({ clicks, mostOfAKind }: Bounds): Promise<CrawledPage[]> {
  const crawled = new Map<string, CrawledPage>();
  const isWelcome = doorkeeper(mostOfAKind);
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
    next = new Map([...found].filter(([address]) => !crawled.has(address) && isWelcome(address)));
  }
  return [...crawled.values()];
}

/** The pages of one kind are made by the same code: a number of them stands for all. */
function doorkeeper(mostOfAKind: number): (address: string) => boolean {
  const met = new Map<string, number>();
  return (address) => {
    const kind = address.replaceAll(/=[^&]*/g, '');
    const before = met.get(kind) ?? 0;
    met.set(kind, before + 1);
    return before < mostOfAKind;
  };
}

/** A few at a time, as a browser would. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The address of a page of the mall without what makes no page of its own; nothing for what leads elsewhere. */
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
