import type { Operation } from '@galleria/contract/operation';

type FieldSchema = Operation['input']['shape'][string];

export interface FieldShape {
  readonly type: 'text' | 'number' | 'boolean' | 'list';
  /** The server refuses a call without it. */
  readonly isRequired: boolean;
  /** The call takes null for an empty field. */
  readonly isNullable: boolean;
  readonly maxLength: number | undefined;
}

/** The parts of zod's definitions that matter for a form. */
interface Definition {
  readonly type: string;
  readonly innerType?: FieldSchema;
  readonly in?: FieldSchema;
  readonly options?: readonly FieldSchema[];
}

const OPTIONAL = new Set(['optional', 'default', 'prefault', 'nullable']);

/** The shape of a form field, from its zod schema. Finer rules, and the messages about them, are the server's. */
export function describeField(schema: FieldSchema): FieldShape {
  const definition: Definition = schema._zod.def;
  const { type, innerType, options = [] } = definition;
  if (innerType) {
    const isNullable = type === 'nullable' && { isNullable: true };
    return { ...describeField(innerType), ...(OPTIONAL.has(type) && { isRequired: false }), ...isNullable };
  }
  if (definition.in) return describeField(definition.in);
  if (type === 'union') {
    const shapes = options.map(describeField);
    return shapes.find((shape) => shape.type === 'number') ?? shapes[0] ?? TEXT;
  }
  if (type === 'boolean') return { ...TEXT, type: 'boolean', isRequired: false };
  if (type === 'number') return { ...TEXT, type: 'number' };
  if (type === 'array') return { ...TEXT, type: 'list' };
  return { ...TEXT, maxLength: ('maxLength' in schema && Number(schema.maxLength)) || undefined };
}

const TEXT: FieldShape = { type: 'text', isRequired: true, isNullable: false, maxLength: undefined };

/**
 * A form's values without empty ones. An empty field whose schema takes null is sent as null, so that clearing it also
 * clears what would be sent in its place.
 */
export function withoutEmpty(
  values: Readonly<Record<string, unknown>>,
  schemas: Readonly<Record<string, FieldSchema>>,
): Record<string, unknown> {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    if (value !== '' && value !== null) return [[name, value]];
    const schema = schemas[name];
    return schema && describeField(schema).isNullable ? [[name, null]] : [];
  });
  return Object.fromEntries(entries);
}
