import type { Operation } from '@galleria/contract/operation';
import { z } from 'zod';
import type { Random } from './random.ts';

/** Real values by field name, of the callers and of others: ids, order numbers, words of products. */
export type Vocabulary = Readonly<Record<string, readonly unknown[]>>;

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const schemas = new WeakMap<Operation, Schema>();

/** Share of the fields that get a real value where there is one. */
const REAL_SHARE = 0.85;
const OPTIONAL_SHARE = 0.3;

/** An input that the operation's schema accepts in most cases. */
export function validInput(operation: Operation, random: Random, vocabulary: Vocabulary): Record<string, unknown> {
  let schema = schemas.get(operation);
  if (!schema) {
    schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Schema;
    schemas.set(operation, schema);
  }
  return objectOf(schema, random, vocabulary);
}

function objectOf(schema: Schema, random: Random, vocabulary: Vocabulary): Record<string, unknown> {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.has(name) || random.chance(OPTIONAL_SHARE))
    .map(([name, field]) => [name, valueFor(field, random, vocabulary, name)]);
  return Object.fromEntries(fields);
}

function valueFor(schema: Schema, random: Random, vocabulary: Vocabulary, name: string): unknown {
  const real = vocabulary[name];
  if (real && real.length > 0 && random.chance(REAL_SHARE)) return random.pick(real);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, random);
  if (schema.type === 'string') return textOf(schema, random, vocabulary);
  if (schema.type === 'boolean') return random.chance(0.5);
  if (schema.type === 'object') return objectOf(schema, random, vocabulary);
  if (schema.type === 'array') {
    const length = Math.max(schema.minItems ?? 0, random.below(4));
    return Array.from({ length }, () => valueFor(schema.items ?? {}, random, vocabulary, singular(name)));
  }
  if (schema.anyOf) return valueFor(random.pick(schema.anyOf), random, vocabulary, name);
  return random.below(10);
}

/** A list such as `basketIds` takes its values from `basketId`. */
function singular(name: string): string {
  return name.replace(/s$/, '');
}

const MAX_NUMBER = 20;

function numberOf({ minimum = 0, maximum = MAX_NUMBER, type }: Schema, random: Random): number {
  const from = Math.max(minimum, -MAX_NUMBER);
  const number = from + random.below(Math.min(maximum, from + MAX_NUMBER) - from + 1);
  return type === 'number' && random.chance(0.3) ? number + 0.25 : number;
}

const WORDS = ['lamp', 'tent', 'coffee', 'headphones', 'x', 'Ada', '灯', 'Lantern#4821', '1 Test Road', 'abc_123'];

function textOf(schema: Schema, random: Random, vocabulary: Vocabulary): string {
  const { format, pattern = '', minLength = 0, maxLength = 60 } = schema;
  if (format === 'uuid') return random.uuid();
  if (format === 'email') return `fuzz-${random.below(500)}@example.org`;
  if (format === 'date') return `19${10 + random.below(90)}-0${1 + random.below(9)}-1${random.below(10)}`;
  if (pattern.includes('\\d{4}-\\d{2}-\\d{2} ')) return `202${random.below(10)}-0${1 + random.below(9)}-11 10:00:00`;
  if (pattern.includes('\\d{10,24}')) return String(random.pick(vocabulary.orderNumber ?? ['1234567890']));
  if (pattern.includes('\\d')) return String(1 + random.below(100));
  if (pattern.startsWith('^\\/')) return random.pick(['/payment', '/', '/cart?x=1']);
  return random.pick(WORDS).padEnd(minLength, 'x').slice(0, maxLength);
}
