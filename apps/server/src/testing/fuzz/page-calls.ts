import { oddHeaders } from './api-calls.ts';
import { boundUrl, type CallerName, type FuzzCall } from './fuzz-call.ts';
import { HOSTILE_KEYS, hostileText } from './hostile-values.ts';
import { damageJson, encode, encodeForm, multipart, mutateInput } from './mutate.ts';
import type { PageTarget } from './page-targets.ts';
import type { Random } from './random.ts';
import type { Vocabulary } from './valid-input.ts';

const READERS: readonly CallerName[] = ['attacker', 'attacker', 'accomplice', 'visitor', 'victim', 'staff', 'stranger'];
const WRITERS: readonly CallerName[] = ['attacker', 'attacker', 'accomplice', 'visitor', 'stranger'];

/** Names that loaders read from the query string, in addition to those of the API. */
const QUERY_NAMES = [
  ...[
    'prodId',
    'shopId',
    'orderNumber',
    'orderNumbers',
    'sku',
    'skuId',
    'count',
    'keyword',
    'pn',
    'categoryId',
    'current',
  ],
  ...[
    'returnUrl',
    'redirect',
    'lang',
    'tab',
    'status',
    'sort',
    'id',
    'page',
    'code',
    'state',
    'addrId',
    'uuid',
    'type',
  ],
];

/** One request to a page: a visit, data for a navigation, or a form with valid or invalid fields. */
export function pageCall(random: Random, targets: readonly PageTarget[], vocabulary: Vocabulary): FuzzCall {
  const target = random.pick(targets);
  const isWrite = random.chance(0.5);
  const method = random.chance(0.02) ? random.pick(['PUT', 'DELETE', 'PATCH', 'HEAD']) : isWrite ? 'POST' : 'GET';
  const content = method === 'POST' ? formOf(random, target, targets, vocabulary) : undefined;
  return {
    ...{ target: `${method} ${target.path}`, kind: 'page', method },
    ...{ caller: random.pick(isWrite ? WRITERS : READERS), by: random.chance(0.8) ? 'cookie' : 'header' },
    url: addressOf(random, target, vocabulary),
    headers: { ...oddHeaders(random), ...content?.headers },
    ...(content && { body: content.body }),
  };
}

function addressOf(random: Random, { path }: PageTarget, vocabulary: Vocabulary): string {
  const names = Array.from({ length: random.below(4) }, () => random.pick(QUERY_NAMES));
  const query = Object.fromEntries(names.map((name) => [name, queryValue(random, name, vocabulary)]));
  // The browser requests `.data` for a navigation.
  const spelt = random.pick([
    path,
    path,
    path,
    path,
    `${path === '/' ? '/_root' : path}.data`,
    breakPath(random, path),
  ]);
  const more = random.chance(0.1)
    ? random.pick(['index', '_routes=', '_routes=root', '_data=root', '_routes=%00'])
    : '';
  return boundUrl(`${spelt}?${[more, encodeForm(query, random)].filter(Boolean).join('&')}`).replace(/\?$/, '');
}

function queryValue(random: Random, name: string, vocabulary: Vocabulary): unknown {
  const real = vocabulary[name];
  return real && real.length > 0 && random.chance(0.7) ? random.pick(real) : hostileText(random).slice(0, 2_000);
}

function breakPath(random: Random, path: string): string {
  return random.pick([
    ...[`${path}/`, `/${path}`, `${path}/..%2f..`, `${path}%00`, `${path}%`, `${path}.data.data`, path.toUpperCase()],
    `${path}/${encode(hostileText(random)).slice(0, 300)}`,
  ]);
}

const WRONG_TYPES = [
  ...['application/json', 'text/plain', 'application/xml', 'multipart/form-data', 'multipart/form-data; boundary=x'],
  ...['', 'application/x-www-form-urlencoded; charset=utf-16', 'x', '*/*', 'multipart/form-data; boundary="'],
];

function formOf(
  random: Random,
  target: PageTarget,
  targets: readonly PageTarget[],
  vocabulary: Vocabulary,
): { headers: Record<string, string>; body: string | Buffer } {
  const own = target.forms.length > 0 && random.chance(0.9) ? target.forms : targets.flatMap(({ forms }) => forms);
  const shown = own.length > 0 ? random.pick(own) : {};
  const filled = Object.entries(shown).map(([name, value]) => [name, filledValue(random, name, value, vocabulary)]);
  const valid = Object.fromEntries(filled);
  const fields = random.chance(0.4) ? valid : mutateInput(valid, random);
  if (random.chance(0.1)) fields[random.pick(HOSTILE_KEYS)] = hostileText(random);
  const kind = random.below(10);
  if (kind < 2) {
    const { type, body } = multipart(fields, undefined, random);
    return { headers: { 'content-type': type }, body };
  }
  const body = kind === 2 ? damageJson(JSON.stringify(fields), random) : encodeForm(fields, random);
  const type = kind < 4 ? random.pick(WRONG_TYPES) : 'application/x-www-form-urlencoded';
  return { headers: { 'content-type': type }, body };
}

function filledValue(random: Random, name: string, value: string, vocabulary: Vocabulary): unknown {
  const real = vocabulary[name];
  return real && real.length > 0 && random.chance(0.5) ? random.pick(real) : value;
}
