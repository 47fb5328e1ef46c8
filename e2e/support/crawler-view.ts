/** A page as a crawler sees it: the server's HTML without scripts. */
export interface CrawlerView {
  readonly status: number;
  readonly title: string;
  readonly canonical: string;
  /** `hreflang` addresses by language tag. */
  readonly languages: ReadonlyMap<string, string>;
  /** Meta elements by name or property. */
  readonly metas: ReadonlyMap<string, string>;
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
}

export async function readAsCrawler(address: string): Promise<CrawlerView> {
  const answer = await fetch(new URL(address, process.env.MALL_URL));
  const html = await answer.text();
  const links = elements(html, 'link');
  return {
    status: answer.status,
    title: unescaped(html.match(/<title>(.*?)<\/title>/s)?.[1] ?? ''),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    languages: new Map(links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : []))),
    metas: new Map(
      elements(html, 'meta').map(({ name, property, content }) => [name ?? property ?? '', content ?? '']),
    ),
    jsonLd: jsonLdIn(html),
  };
}

/** JSON-LD entities of a page, each parsed up to the first closing script tag. */
export function jsonLdIn(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script/gis)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  );
}

function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
