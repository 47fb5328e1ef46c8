import type { Route } from '../operation.ts';

export interface RequestShape {
  path: string;
  query: Record<string, unknown>;
  body: unknown;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** The fields in the path, e.g. `shopId` of `/indexImgs/{shopId}`. */
export function pathFields(route: Route): string[] {
  return [...route.path.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

export function hasBody(route: Route): boolean {
  return route.method === 'POST' || route.method === 'PUT';
}

/** Distributes a flat input over path, query and body. The server reverses it with `toFlatInput`. */
export function toRequestShape(route: Route, input: Record<string, unknown>): RequestShape {
  const inPath = new Set(pathFields(route));
  const inQuery = new Set<string>(route.inQuery ?? []);
  const rest = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  const path = route.path.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(String(input[name])));
  if (!hasBody(route)) return { path, query: Object.fromEntries(rest), body: undefined };
  const body = route.bareBody ? input[route.bareBody] : Object.fromEntries(rest.filter(([name]) => !inQuery.has(name)));
  return { path, query: Object.fromEntries(rest.filter(([name]) => inQuery.has(name))), body };
}

/**
 * Rebuilds the flat input from a request. The path wins over query and body, so that neither can change the target.
 * From the query of a POST or PUT only `inQuery` fields are read: a secret in a URL would end up in histories and logs.
 */
export function toFlatInput(
  route: Route,
  received: { params: object; query: object; body: unknown },
): Record<string, unknown> {
  const body = route.bareBody
    ? { [route.bareBody]: received.body }
    : typeof received.body === 'object' && received.body !== null && !Array.isArray(received.body)
      ? received.body
      : {};
  const query = readQuery(received.query);
  if (!hasBody(route)) return { ...query, ...received.params };
  const inQuery = new Set<string>(route.inQuery ?? []);
  const declared = Object.entries(query).filter(([name]) => inQuery.has(name));
  return { ...body, ...Object.fromEntries(declared), ...received.params };
}

const LIST_MARK = /\[\]$/;

/**
 * Clients send lists as `prodIds[]=1&prodIds[]=2`, and missing values as `shopId=` or `prodIds[]=`, which are dropped.
 */
function readQuery(query: object): Record<string, unknown> {
  const filled = Object.entries(query).flatMap(([name, value]) => {
    const values = [value].flat().filter((one) => one !== '');
    if (values.length === 0) return [];
    return [[name.replace(LIST_MARK, ''), Array.isArray(value) ? values : value]];
  });
  return Object.fromEntries(filled);
}
