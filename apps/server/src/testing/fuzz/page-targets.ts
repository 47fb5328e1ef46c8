import type { CallerName } from './fuzz-call.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import type { Send } from './send.ts';

/** An entry of the storefront's route table. */
interface PageRoute {
  readonly path?: string;
  readonly children?: readonly PageRoute[];
}

export interface PageTarget {
  readonly path: string;
  /** Fields of the forms on the page, with the values that the page itself put in. */
  readonly forms: readonly Readonly<Record<string, string>>[];
}

/** Every address of a route table, with its parameters filled in. */
export function pagePaths(routes: readonly PageRoute[], parent = ''): string[] {
  const found = routes.flatMap(({ path = '', children }) => {
    const own = `${parent}/${path.replace(':provider', 'google').replace('*', 'no-such-page')}`.replace(/\/+$/, '');
    return [own || '/', ...(children ? pagePaths(children, own) : [])];
  });
  return [...new Set(found)];
}

/** The pages, with the forms that a visitor and a buyer get there. */
export async function readPageTargets(world: FuzzWorld, send: Send, paths: readonly string[]): Promise<PageTarget[]> {
  const targets: PageTarget[] = [];
  for (const path of paths) {
    const forms: Record<string, string>[] = [];
    for (const caller of ['visitor', 'attacker'] as const)
      forms.push(...formsIn(await open(world, send, caller, path)));
    targets.push({ path, forms });
  }
  return targets;
}

/** Opens a page with the query string that makes it show content: a product, an order, a store. */
async function open(world: FuzzWorld, send: Send, caller: CallerName, path: string): Promise<string> {
  const { prodId = [], orderNumber = [], skuId = [] } = world.vocabulary;
  const query = `prodId=${prodId[0]}&orderNumber=${orderNumber[0]}&orderNumbers=${orderNumber[0]}&sku=${skuId[0]}&skuId=${skuId[0]}&count=1&shopId=2`;
  const page = {
    target: path,
    kind: 'page',
    caller,
    by: 'cookie',
    method: 'GET',
    url: `${path}?${query}`,
    headers: {},
  } as const;
  const { body } = await send(page, world.tokens[caller]);
  // A form contains its reader's own data. Sent by another caller, that data would become theirs and look like a leak.
  return Object.values(world.markers).reduce((html, marker) => html.replaceAll(marker, 'Ada'), body);
}

function formsIn(html: string): Record<string, string>[] {
  return [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => {
    const fields = [...form.matchAll(/<(?:input|select|button|textarea)\b[^>]*?\bname="([^"]+)"[^>]*>/g)];
    return Object.fromEntries(fields.map(([tag, name = '']) => [name, /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '1']));
  });
}
