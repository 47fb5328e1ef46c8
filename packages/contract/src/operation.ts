import type { Access } from '@galleria/domain/access/access';
import type { RefusalName } from '@galleria/domain/refusals';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One HTTP call of the mall, said once. The server binds it to a use case, the client and the loaders call it with the
 * types below, the API description is drawn from it.
 *
 * Input is one flat object. `{name}` parts of the path are taken from it; the rest travels in the query of GET and
 * DELETE and in the body of POST and PUT, except where `inQuery` or `bareBody` says otherwise.
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
  /** Business refusals in the order in which they are checked; those of every call (sign in, input) go without saying. */
  readonly refusals: readonly Refusal[];
  /** Fields of a POST or PUT that travel in the query all the same. */
  readonly inQuery?: readonly (keyof z.input<Input> & string)[];
  /** The body is this field's bare value: a number or an array, not an object. */
  readonly bareBody?: keyof z.input<Input> & string;
  /** The body is form-encoded. */
  readonly form?: true;
  /** The body is multipart, and this field is the file in it. */
  readonly file?: keyof z.input<Input> & string;
  /** With `file`: the body is the file itself, as a signed address of a file store takes it. */
  readonly rawFile?: true;
  /** A POST only because its input is long: the audit log leaves it out. */
  readonly changesNothing?: true;
  /** The answer is a `CsvFile`, sent as it is read; only refusals come in the envelope. */
  readonly csv?: true;
  /** The answer is a `PictureFile` that nobody may keep; only refusals come in the envelope. */
  readonly picture?: true;
  /** The answer is a `PdfFile` that only the caller gets; only refusals come in the envelope. */
  readonly pdf?: true;
  /** For so long browsers may keep the answer of a GET, which is the same for everybody. Else nobody keeps it. */
  readonly cacheSeconds?: number;
  /** A GET of staff that the audit log records all the same: what it shows is nobody else's business. */
  readonly auditsLook?: true;
}

export type InputOf<O extends Operation> = z.input<O['input']>;
export type ParsedInputOf<O extends Operation> = z.output<O['input']>;
export type OutputOf<O extends Operation> = z.output<O['output']>;
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

/** The part of an operation that a caller needs to send it: no schemas, so that the browser carries none. */
export type Route = Pick<Operation, 'method' | 'path' | 'inQuery' | 'bareBody' | 'form' | 'file' | 'csv'>;
