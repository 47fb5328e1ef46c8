import { contract } from '@galleria/contract/contract';
import type { Operation } from '@galleria/contract/operation';
import { CODES } from '@galleria/contract/wire/envelope';
import { codeOf, httpStatusOf } from '@galleria/contract/wire/refusal-codes';
import { hasBody, pathFields } from '@galleria/contract/wire/request-shape';
import { REFUSALS, type RefusalName } from '@galleria/domain/refusals';
import { z } from 'zod';

interface JsonSchema {
  properties?: Record<string, object>;
  required?: string[];
}

/** Refusals with an HTTP status of their own, which any call may answer. */
const REFUSALS_WITH_STATUS = REFUSALS.filter((name) => httpStatusOf(name) !== 200);

/** The contract as an OpenAPI 3.1 document. */
export function describeApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [capability, operations] of Object.entries(contract)) {
    for (const [name, operation] of Object.entries<Operation>(operations)) {
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: describeOperation(capability, name, operation),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Galleria', version: '1', description: 'The outcome of a call is in `code`, see each answer.' },
    servers: [{ url: '/api' }],
    components: {
      responses: {
        Refused: answer(
          'what never became a call: 400, 403, 404, 413, 415, 429, 500 or 503',
          refusal(REFUSALS_WITH_STATUS),
        ),
      },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'the token, raw or as Bearer' },
      },
    },
    paths,
  };
}

function describeOperation(capability: string, name: string, operation: Operation): object {
  const input = jsonSchema(operation.input, 'input') as JsonSchema;
  return {
    operationId: `${capability}.${name}`,
    tags: [capability],
    summary: operation.summary,
    ...(operation.access.who === 'visitor' ? {} : { security: [{ token: [] }] }),
    'x-access': operation.access,
    'x-refusals': operation.refusals,
    parameters: parametersOf(operation, input),
    ...(hasBody(operation) ? { requestBody: bodyOf(operation, input) } : {}),
    responses: {
      200:
        operation.csv || operation.picture || operation.pdf
          ? file(operation)
          : answer('the data, or a refusal of the business', { oneOf: [success(operation), refusalOf(operation)] }),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

/** A number that may also be sent as text is described by its type alone. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: described }) => {
      if (described.type !== undefined) delete described.anyOf;
    },
  });
}

function parametersOf(operation: Operation, input: JsonSchema): object[] {
  const inPath = pathFields(operation);
  const inQuery = new Set<string>(operation.inQuery ?? []);
  const headers = [{ name: 'locale', in: 'header', schema: { type: 'string', default: 'en' } }];
  const fields = Object.entries(input.properties ?? {})
    .filter(([field]) => inPath.includes(field) || inQuery.has(field) || !hasBody(operation))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.includes(field) ? 'path' : 'query',
      required: inPath.includes(field) || (input.required?.includes(field) ?? false),
      schema,
    }));
  return [...fields, ...headers];
}

function bodyOf(operation: Operation, input: JsonSchema): object {
  const elsewhere = new Set<string>([...pathFields(operation), ...(operation.inQuery ?? [])]);
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([field]) => !elsewhere.has(field)),
  );
  const schema = operation.bareBody
    ? properties[operation.bareBody]
    : { type: 'object', properties, required: (input.required ?? []).filter((field) => field in properties) };
  return { content: { [bodyType(operation)]: { schema } } };
}

function bodyType(operation: Operation): string {
  if (operation.rawFile) return 'application/octet-stream';
  if (operation.file) return 'multipart/form-data';
  return operation.form ? 'application/x-www-form-urlencoded' : 'application/json';
}

function answer(description: string, schema: object): object {
  return { description, content: { 'application/json': { schema } } };
}

/** A file, or a refusal in the envelope. */
function file(operation: Operation): object {
  const content = {
    ...(operation.csv
      ? { 'text/csv': { schema: { type: 'string' } } }
      : { [operation.pdf ? 'application/pdf' : 'image/webp']: { schema: { type: 'string', format: 'binary' } } }),
    'application/json': { schema: refusalOf(operation) },
  };
  return { description: 'the file, or a refusal of the business', content };
}

function success(operation: Operation): object {
  return envelope(true, [CODES.success, CODES.successWithMessage], { data: jsonSchema(operation.output, 'output') });
}

function refusalOf(operation: Operation): object {
  return refusal([...operation.refusals, 'access.signIn', 'access.forbidden']);
}

function refusal(reasons: readonly RefusalName[]): object {
  const codes = [...new Set(reasons.map(codeOf))];
  return envelope(false, codes, { reason: { type: 'string', enum: reasons }, data: {} });
}

function envelope(succeeds: boolean, codes: readonly string[], more: Record<string, object>): object {
  return {
    type: 'object',
    required: ['success', 'code', 'msg', ...Object.keys(more)],
    properties: {
      success: { const: succeeds },
      code: { type: 'string', enum: codes },
      msg: { type: 'string', description: 'words in the language of the caller' },
      ...more,
    },
  };
}
