import type { Random } from './random.ts';

const LONG_CHARS = 20_000;
const DEPTH = 200;
const MANY_ITEMS = 2_000;

/** Texts that break parsers, encodings, queries, templates, paths and headers. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\t\n',
    'a\u0000b',
    'a\ud800b',
    '\udfff',
    '\ufeff',
    '\u202eevil\u202c',
    '\u200b',
    '👩‍👩‍👧‍👦',
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚',
    'İıß',
    '𝕏',
  ],
  ...["' or 1=1 --", "'; drop table account; --", '%_\\', '$1', '{"$gt":""}', "\\'; select pg_sleep(9) --"],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '#{7*7}', ']]>', '<!--'],
  ...[
    '../../etc/passwd',
    '..%2f..%2fetc',
    '/dev/zero',
    'file:///etc/passwd',
    'C:\\boot.ini',
    './/evil.test',
    '//evil.test',
  ],
  ...['a\r\nset-cookie: x=1', '\r\n\r\n', 'javascript:alert(1)', 'https://evil.test/'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'],
  ...[
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
    '{}',
    '-1',
    '1e9',
    '0x10',
    '1,2,3',
    ',',
    '9'.repeat(30),
    '00',
    '+1',
    '1.5',
    '１２',
  ],
  ...['2024-02-30', '0000-00-00', '9999-99-99 99:99:99', '275760-09-14 00:00:00', '-1-01-01'],
  ...['a@b', `${'a'.repeat(300)}@example.org`, '"a b"@example.org', 'a@[127.0.0.1]', '13800138000', '123456'],
];

const HOSTILE_NUMBERS: readonly number[] = [
  ...[0, -0, -1, 1.5, 0.1 + 0.2, 1e-9, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 2 ** 63],
  ...[1e15, 1e21, 1e300, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_VALUE, Number.MIN_VALUE],
];

/** Inserted into JSON as raw text, because serialising a value would not produce these texts. */
export const RAW_JSON: readonly string[] = [
  ...['1e999', '-1e999', '-0', '9007199254740993', '1E400', 'NaN', '01', '.5', '0x1', "'a'", 'undefined'],
  ...['"\\ud800"', '"\\u0000"', '"\\x"', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}'],
];

/** Keys for prototype pollution, and keys that no schema has. */
export const HOSTILE_KEYS: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'userId', 'user_id', 'isAdmin', 'permissions', 'price'],
  ...['', ' ', 'a.b', 'a[b]', '$where', 'length', '0', '\u0000', 'sessionId', 'refused'],
];

export function hostileText(random: Random): string {
  if (random.chance(0.03)) return random.pick(['a', '字', '\u0301', '👾', ' ']).repeat(LONG_CHARS);
  return random.pick(HOSTILE_TEXTS);
}

export function hostileValue(random: Random): unknown {
  const kind = random.below(20);
  if (kind < 9) return hostileText(random);
  if (kind < 14) return random.pick(HOSTILE_NUMBERS);
  if (kind < 17)
    return random.pick<unknown>([null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 1 }]);
  if (kind === 17) return nested(random);
  if (kind === 18) return Array.from({ length: random.chance(0.1) ? MANY_ITEMS : 3 }, (_, at) => at + 1);
  return { [random.pick(HOSTILE_KEYS)]: hostileText(random), value: random.pick(HOSTILE_NUMBERS) };
}

function nested(random: Random): unknown {
  let value: unknown = hostileText(random);
  for (let level = random.pick([3, DEPTH]); level > 0; level--) value = level % 2 ? [value] : { a: value };
  return value;
}
