import type { Access } from '@galleria/domain/access/access';
import type { RefusalName } from '@galleria/domain/refusals';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One HTTP operation of the mall, declared once. The server binds it to a use case, the client and the loaders call it
 * with the types below, and the API description is generated from it.
 *
 * Input is one flat object. `{name}` parts of the path are taken from it; the other fields travel in the query of GET
 * and DELETE and in the body of POST and PUT, except where `inQuery` or `bareBody` says otherwise.
 */
export interface Operation<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Refusal extends RefusalName = RefusalName,
  Allowed extends Access = Access,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Allowed;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Business refusals in the order in which they are checked. Those of every call (sign in, input) are not listed. */
  readonly refusals: readonly Refusal[];
  /** Fields of a POST or PUT that travel in the query. */
  readonly inQuery?: readonly (keyof z.input<Input> & string)[];
  /** The body is the bare value of this field: a number or an array, not an object. */
  readonly bareBody?: keyof z.input<Input> & string;
  /** The body is form-encoded. */
  readonly form?: true;
  /** The body is multipart, with this field as the file. */
  readonly file?: keyof z.input<Input> & string;
  /** With `file`: the body is the raw file, as for a signed upload URL of a file store. */
  readonly rawFile?: true;
  /** A POST that only reads, because its input is long: the audit log omits it. */
  readonly isReadOnly?: true;
  /** The answer is a `CsvFile`, streamed as it is read; only refusals come in the envelope. */
  readonly csv?: true;
  /** The answer is a `PictureFile` that must not be cached; only refusals come in the envelope. */
  readonly picture?: true;
  /** The answer is a `PdfFile` for the caller only; only refusals come in the envelope. */
  readonly pdf?: true;
  /**
   * For a GET with the same answer for everyone: how long browsers may cache it. Without it, the answer is not cached.
   */
  readonly cacheSeconds?: number;
  /** A GET of staff that the audit log records, because it shows personal data. */
  readonly auditsRead?: true;
}

export type InputOf<O extends Operation> = z.input<O['input']>;
export type ParsedInputOf<O extends Operation> = z.output<O['input']>;
export type OutputOf<O extends Operation> = z.output<O['output']>;
/** The parsed value of a schema that several operations share, for packages that do not depend on zod. */
export type ValueOf<Schema extends z.ZodType> = z.output<Schema>;
export type RefusalOf<O extends Operation> = O['refusals'][number];

export function operation<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Refusal extends RefusalName,
  const Allowed extends Access,
>(definition: Operation<Input, Output, Refusal, Allowed>): Operation<Input, Output, Refusal, Allowed> {
  return definition;
}

export const visitor = { who: 'visitor' } as const satisfies Access;
export const buyer = { who: 'buyer' } as const satisfies Access;

/** The part of an operation that a client needs to send it: without schemas, so that the browser loads none. */
export type Route = Pick<Operation, 'method' | 'path' | 'inQuery' | 'bareBody' | 'form' | 'file' | 'csv'>;
