import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMall } from '../e2e/support/start-mall.ts';
import { demoStores } from '../packages/demo/src/mall/demo-mall.ts';

const LANGUAGES = ['en', 'zh_CN'] as const;
type Language = (typeof LANGUAGES)[number];
/** Number of products that are visible without scrolling. */
const FIRST = 5;
const WANTED_RATE = 0.95;

/** Sends typical queries to the list page of the demo mall and counts how often the expected products come first. */
async function main(): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'galleria-bench-'));
  chmodSync(dataDir, 0o755);
  try {
    const mall = await startMall(dataDir, { RATE_LIMIT_PER_MINUTE: '100000000', LOG_LEVEL: 'error' });
    try {
      const results = await Promise.all(LANGUAGES.map((language) => measure(mall.url, language)));
      return report(results.flat());
    } finally {
      await mall.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Result {
  readonly language: Language;
  readonly query: string;
  readonly missing: readonly string[];
  readonly shown: readonly string[];
}

async function measure(url: string, language: Language): Promise<Result[]> {
  const names = new Map(
    demoStores.flatMap(({ shelves }) =>
      shelves.flatMap(({ products }) => products.map(({ key, name }) => [key, name[language]] as const)),
    ),
  );
  const results: Result[] = [];
  for (const [query, keys] of Object.entries(readQueries(language))) {
    const shown = (await firstProducts(url, language, query)).slice(0, FIRST);
    const wanted = keys.map((key) => names.get(key) ?? key);
    results.push({ language, query, shown, missing: wanted.filter((name) => !shown.includes(name)) });
  }
  return results;
}

/** Maps each query to the keys of the demo products expected among the first. */
function readQueries(language: Language): Record<string, string[]> {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, `search-quality/${language}.json`), 'utf8'));
}

/** Product names in order, from the page's JSON-LD, which leaves out the suggestions of an empty list. */
async function firstProducts(url: string, language: Language, query: string): Promise<string[]> {
  const headers = { accept: 'text/html', cookie: `lang=${language}` };
  const response = await fetch(`${url}/list?${new URLSearchParams({ pn: query })}`, { headers });
  const [, json = '{}'] =
    (await response.text()).match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? [];
  const { '@graph': things = [] } = JSON.parse(json || '{}') as { '@graph'?: Listed[] };
  const list = things.find((thing) => thing['@type'] === 'ItemList');
  return (list?.itemListElement ?? []).map(({ name }) => name);
}

interface Listed {
  readonly '@type': string;
  readonly itemListElement?: readonly { readonly name: string }[];
}

function report(results: readonly Result[]): number {
  const failed = results.filter(({ missing }) => missing.length > 0);
  for (const { language, query, missing, shown } of failed) {
    console.log(`${language} “${query}”: ${missing.join(', ')} missing; shown: ${shown.join(', ') || 'nothing'}`);
  }
  for (const language of LANGUAGES) {
    const own = results.filter((result) => result.language === language);
    console.log(`${language}: ${rateText(own)}`);
  }
  console.log(`Everything wanted is among the first ${FIRST}: ${rateText(results)}`);
  return rateOf(results) >= WANTED_RATE ? 0 : 1;
}

const rateOf = (results: readonly Result[]) =>
  results.filter(({ missing }) => missing.length === 0).length / results.length;

function rateText(results: readonly Result[]): string {
  const met = results.filter(({ missing }) => missing.length === 0).length;
  return `${met} of ${results.length} queries, ${(100 * rateOf(results)).toFixed(1)} %`;
}

process.exit(await main());
