import type { Operation } from '@galleria/contract/operation';
import { hasBody, toRequestShape } from '@galleria/contract/wire/request-shape';
import { boundUrl, type CallerName, type FuzzCall } from './fuzz-call.ts';
import { HOSTILE_TEXTS, hostileText } from './hostile-values.ts';
import { damageJson, encode, encodeForm, multipart, mutateInput } from './mutate.ts';
import type { Random } from './random.ts';
import { type Vocabulary, validInput } from './valid-input.ts';
import { ORDERS_FOR_STAFF } from './vocabulary.ts';

export interface Target {
  readonly name: string;
  readonly operation: Operation;
}

/**
 * Mostly the callers with the most rights. The victim only reads, so that no data of the victim changes legitimately.
 */
const CALLERS: readonly CallerName[] = [
  ...(['attacker', 'attacker', 'attacker', 'attacker', 'accomplice', 'accomplice'] as const),
  ...(['visitor', 'victim', 'staff', 'seller', 'stranger'] as const),
];

const BROKEN_SEGMENTS = [
  '%',
  '%zz',
  '%00',
  '%c0%af',
  '%ff',
  '..%2f..',
  '%2e%2e',
  '%E0%A4%A',
  'a%0d%0ab',
  'x'.repeat(400),
];

/** One call of an operation: valid, or invalid in a few ways. */
export function apiCall(random: Random, targets: readonly Target[], vocabulary: Vocabulary): FuzzCall {
  const { name, operation } = random.pick(targets);
  const valid = validInput(operation, random, vocabularyFor(operation, vocabulary));
  const input = random.chance(0.45) ? valid : mutateInput(valid, random);
  const caller = callerFor(operation, random);
  const method = random.chance(0.03)
    ? random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'])
    : operation.method;
  const shape = toRequestShape(operation, wellFormedPath(operation, input));
  const path = random.chance(0.04) ? breakPath(shape.path, random) : shape.path;
  const query = encodeForm(random.chance(0.05) ? { ...shape.query, ...input } : shape.query, random);
  const content = hasBody({ ...operation, method: operation.method })
    ? bodyOf(operation, shape.body, random)
    : undefined;
  return {
    ...{ target: name, kind: 'api', caller, by: random.chance(0.7) ? 'header' : 'cookie', method },
    csv: operation.csv,
    picture: operation.picture,
    url: boundUrl(`/api${path}${query && `?${query}`}`),
    headers: { ...oddHeaders(random), ...content?.headers },
    ...(content && method !== 'GET' && method !== 'HEAD' && { body: content.body }),
  };
}

function vocabularyFor({ access, method }: Operation, vocabulary: Vocabulary): Vocabulary {
  const orderNumber = vocabulary[ORDERS_FOR_STAFF];
  return access.who === 'staff' && method !== 'GET' && orderNumber ? { ...vocabulary, orderNumber } : vocabulary;
}

function callerFor(operation: Operation, random: Random): CallerName {
  const { who } = operation.access;
  if ((who === 'staff' || who === 'seller') && random.chance(0.6)) return who;
  const caller = random.pick(CALLERS);
  return caller === 'victim' && operation.method !== 'GET' ? 'attacker' : caller;
}

/**
 * Texts in paths are well-formed: paths are built with `String` and `encodeURIComponent`, which throws for half a
 * surrogate pair.
 */
function wellFormedPath(operation: Operation, input: Record<string, unknown>): Record<string, unknown> {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '');
  const texts = inPath.map((field) => [field, pathText(input[field]) || '0']);
  return { ...input, ...Object.fromEntries(texts) };
}

function pathText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, 500).toWellFormed();
}

function breakPath(path: string, random: Random): string {
  const at = path.lastIndexOf('/');
  return random.pick([
    `${path.slice(0, at + 1)}${random.pick(BROKEN_SEGMENTS)}`,
    `${path}/`,
    `/${path}`,
    `${path}/${encode(hostileText(random)).slice(0, 500)}`,
    path.toUpperCase(),
    `${path};a=1`,
  ]);
}

const WRONG_TYPES = [
  ...[
    'text/plain',
    'application/xml',
    'application/json; charset=utf-7',
    'application/json;',
    'application/jsonx',
    'json',
  ],
  ...[
    '',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    '*/*',
    'a'.repeat(300),
  ],
];

function bodyOf(
  operation: Operation,
  body: unknown,
  random: Random,
): { headers: Record<string, string>; body: string | Buffer } {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (random.chance(operation.file ? 0.8 : 0.03)) {
    const { type, body: bytes } = multipart(fields, operation.file, random);
    return { headers: { 'content-type': type }, body: bytes };
  }
  if (random.chance(operation.form ? 0.7 : 0.05)) {
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: encodeForm(fields, random) };
  }
  const json = JSON.stringify(body) ?? '';
  const type = random.chance(0.06) ? random.pick(WRONG_TYPES) : 'application/json';
  return { headers: { 'content-type': type }, body: random.chance(0.08) ? damageJson(json, random) : json };
}

/** Only characters that a header may contain: clients refuse to send others. */
const HEADER_TEXTS = HOSTILE_TEXTS.map((text) => text.replace(/[^\x20-\x7e]/g, '').trim()).filter(Boolean);
const ODD_HEADERS = [
  ...[
    'accept',
    'accept-language',
    'accept-encoding',
    'user-agent',
    'x-forwarded-for',
    'referer',
    'if-none-match',
    'range',
  ],
  ...['origin', 'sec-fetch-site', 'locale', 'x-request-id', 'cookie', 'forwarded', 'if-modified-since', 'expect-ct'],
];

export function oddHeaders(random: Random): Record<string, string> {
  if (!random.chance(0.15)) return {};
  const name = random.pick(ODD_HEADERS);
  const text = random.pick([...HEADER_TEXTS, 'zh-CN,en;q=0', '*', 'null', 'same-origin', 'x'.repeat(4_000)]);
  return { [name]: name === 'cookie' ? `lang=${text}; currency=${text}; cartId=${text}` : text };
}
