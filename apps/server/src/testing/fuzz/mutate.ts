import { HOSTILE_KEYS, hostileText, hostileValue, RAW_JSON } from './hostile-values.ts';
import type { Random } from './random.ts';

/** Changes up to three fields: another type or value, missing, unknown, or wrapped in an array. */
export function mutateInput(input: Record<string, unknown>, random: Random): Record<string, unknown> {
  const fields = new Map(Object.entries(input));
  for (let turn = random.below(4); turn > 0; turn--) {
    const name = fields.size > 0 ? random.pick([...fields.keys()]) : 'id';
    const kind = random.below(10);
    if (kind < 6) fields.set(name, hostileValue(random));
    else if (kind === 6) fields.delete(name);
    else if (kind === 7) fields.set(name, [fields.get(name), fields.get(name)]);
    else if (kind === 8) fields.set(random.pick(HOSTILE_KEYS), hostileValue(random));
    else fields.set(name, asText(fields.get(name)));
  }
  // `__proto__` also becomes an own field here, as it does in JSON.
  return Object.fromEntries(fields);
}

/** JSON that is broken, or that contains more than an object can hold. */
export function damageJson(text: string, random: Random): string {
  const cut = random.below(text.length + 1);
  const raw = random.pick(RAW_JSON);
  const kinds = [
    () => text.slice(0, cut),
    () => text.replace(/:[^,:{}[\]]+/, () => `:${raw}`),
    () => `{"${random.pick(HOSTILE_KEYS).replace(/[^\w$.]/g, '')}":${raw},${text.slice(1)}`,
    () => raw,
    () => `\ufeff${text}`,
    () => `${text}${text}`,
    () => `${'['.repeat(5_000)}${text}`,
    () => text.replaceAll('"', "'"),
    () => `${text.slice(0, cut)}\u0000${text.slice(cut)}`,
    () => '',
  ];
  return random.pick(kinds)();
}

/** Names and values encoded like a form or a query string; duplicated, indexed and broken now and then. */
export function encodeForm(input: Record<string, unknown>, random: Random): string {
  const pairs = Object.entries(input).flatMap(([name, value]) => {
    const texts = (Array.isArray(value) && random.chance(0.5) ? value : [value]).map(asText);
    const spelt = random.chance(0.05) ? random.pick([`${name}[]`, `${name}[a]`, `${name}[__proto__]`]) : name;
    if (random.chance(0.05)) texts.push(hostileText(random));
    return texts.slice(0, 50).map((text) => `${encode(spelt)}=${encode(text)}`);
  });
  if (random.chance(0.04))
    pairs.push(random.pick(['%', '%zz=1', 'a=%ff', '=', '&&', 'a=%00', '%c0%af=%c0%af', '__proto__[x]=1']));
  return pairs.join('&');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Lone surrogates cannot be encoded; they are replaced like an encoder would. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A multipart body with a file, whole or broken in one of the usual ways. */
export function multipart(
  input: Record<string, unknown>,
  fileField: string | undefined,
  random: Random,
): { type: string; body: Buffer } {
  const boundary = 'fuzz-boundary';
  const parts: (string | Buffer)[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Uint8Array || name === fileField) continue;
    const spelt = name.toWellFormed().replace(/[\r\n"]/g, ' ');
    parts.push(`--${boundary}\r\ncontent-disposition: form-data; name="${spelt}"\r\n\r\n${asText(value)}\r\n`);
  }
  const fileName = random.chance(0.3)
    ? hostileText(random)
        .toWellFormed()
        .replace(/[\r\n"]/g, ' ')
    : 'a.png';
  const content = random.chance(0.5) ? PNG : Buffer.from(hostileText(random));
  const disposition = `form-data; name="${random.chance(0.9) ? (fileField ?? 'file') : 'other'}"; filename="${fileName}"`;
  parts.push(
    `--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: image/png\r\n\r\n`,
    content,
    '\r\n',
  );
  const whole = Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
  const body = random.chance(0.3) ? whole.subarray(0, random.below(whole.length)) : whole;
  const type = random.pick([
    ...Array<string>(6).fill(`multipart/form-data; boundary=${boundary}`),
    ...[
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=other',
      'multipart/mixed',
    ],
  ]);
  return { type, body };
}
