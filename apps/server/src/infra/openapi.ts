import { contract } from '@galleria/contract/contract';
import { CODES } from '@galleria/contract/envelope';
import type { Operation } from '@galleria/contract/operation';
import { hasBody, pathFields } from '@galleria/contract/request-shape';
import { z } from 'zod';

interface JsonSchema {
  properties?: Record<string, object>;
  required?: string[];
}

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
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'the token, raw or as Bearer' },
      },
    },
    paths,
  };
}

function describeOperation(capability: string, name: string, operation: Operation): object {
  const input = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return {
    operationId: `${capability}.${name}`,
    tags: [capability],
    summary: operation.summary,
    ...(operation.access.who === 'visitor' ? {} : { security: [{ token: [] }] }),
    'x-access': operation.access,
    'x-refusals': operation.refusals,
    parameters: parametersOf(operation, input),
    ...(hasBody(operation) ? { requestBody: bodyOf(operation, input) } : {}),
    responses: { 200: { description: 'envelope', content: { 'application/json': { schema: envelope(operation) } } } },
  };
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
  if (operation.file) return 'multipart/form-data';
  return operation.form ? 'application/x-www-form-urlencoded' : 'application/json';
}

function envelope(operation: Operation): object {
  return {
    type: 'object',
    required: ['success', 'code', 'msg', 'data'],
    properties: {
      success: { type: 'boolean' },
      code: { type: 'string', enum: Object.values(CODES) },
      msg: { type: 'string', description: 'words in the language of the caller' },
      reason: { type: 'string', enum: [...operation.refusals], description: 'stable name of a refusal' },
      data: z.toJSONSchema(operation.output, { unrepresentable: 'any' }),
    },
  };
}
