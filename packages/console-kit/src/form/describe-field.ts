import type { Operation } from '@galleria/contract/operation';

type FieldSchema = Operation['input']['shape'][string];

export interface FieldShape {
  readonly type: 'text' | 'number' | 'boolean' | 'list';
  /** The server refuses a call without it. */
  readonly isRequired: boolean;
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
  if (innerType) return { ...describeField(innerType), ...(OPTIONAL.has(type) && { isRequired: false }) };
  if (definition.in) return describeField(definition.in);
  if (type === 'union') {
    const shapes = options.map(describeField);
    return shapes.find((shape) => shape.type === 'number') ?? shapes[0] ?? TEXT;
  }
  if (type === 'boolean') return { type: 'boolean', isRequired: false, maxLength: undefined };
  if (type === 'number') return { type: 'number', isRequired: true, maxLength: undefined };
  if (type === 'array') return { type: 'list', isRequired: true, maxLength: undefined };
  return { ...TEXT, maxLength: ('maxLength' in schema && Number(schema.maxLength)) || undefined };
}

const TEXT: FieldShape = { type: 'text', isRequired: true, maxLength: undefined };
