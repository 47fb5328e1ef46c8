import { type Operation, visitor } from '@galleria/contract/operation';
import { CsvFile } from '@galleria/contract/wire/csv-file';
import { PdfFile } from '@galleria/contract/wire/pdf-file';
import { PictureFile } from '@galleria/contract/wire/picture-file';
import { toFlatInput } from '@galleria/contract/wire/request-shape';
import { mayCall } from '@galleria/domain/access/access';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_AUDIT } from '../audit/audit-trail.ts';
import type { CallTable } from '../calls/call-table.ts';
import { execute, type Outcome } from '../calls/execute.ts';
import type { Binding } from '../calls/use-case.ts';
import type { Queries } from '../database/database.ts';
import { tokenCookieFor } from '../sessions/token-cookie.ts';
import { isSignInRefusal, sendOutcome } from './answers/envelope.ts';
import { EXPORT_TIMEOUT_MS, sendCsv } from './answers/send-csv.ts';
import { sendPdf } from './answers/send-pdf.ts';
import { sendPicture } from './answers/send-picture.ts';
import { authenticate, browserOf, type Identity, localeOfCall, tokenOf } from './caller.ts';
import { callerKey, type RunWithFile, withMultipart, withRawFiles } from './received-file.ts';
import { comesFromOwnOrigin } from './request-origin.ts';

export const API_PREFIX = '/api';

/** Registers a route for every operation of the contract. */
export async function registerCalls(
  server: FastifyInstance,
  calls: CallTable,
  queries: Queries,
  runWithFile: RunWithFile,
): Promise<void> {
  const {
    files = [],
    rawFiles = [],
    others = [],
  } = Object.groupBy(calls.bindings, ({ operation }) =>
    operation.rawFile ? 'rawFiles' : operation.file ? 'files' : 'others',
  );
  for (const binding of others) registerCall(server, binding, queries);
  await withMultipart(server, (scope) => {
    for (const binding of files) registerCall(scope, binding, queries, runWithFile);
  });
  await withRawFiles(server, (scope) => {
    for (const binding of rawFiles) registerCall(scope, binding, queries, runWithFile);
  });
  // Without this route a misspelt call would reach the pages, which serve all other addresses, and get HTML.
  server.route({
    method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
    url: `${API_PREFIX}/*`,
    config: { access: visitor },
    handler: (request, reply) => sendOutcome(request, reply, refuse('call.unknown')),
  });
}

function registerCall(server: FastifyInstance, binding: Binding, queries: Queries, runWithFile?: RunWithFile): void {
  const { operation } = binding;
  server.route({
    method: operation.method,
    url: API_PREFIX + pathPattern(operation),
    config: { access: operation.access },
    ...(operation.csv && { handlerTimeout: EXPORT_TIMEOUT_MS }),
    handler: async (request, reply) => {
      const identity = await authenticate(request, reply, queries);
      const outcome = await runCall(binding, request, reply, identity, runWithFile);
      if (isSignInRefusal(outcome) && identity.byCookie) browserOf(request, reply).forget(tokenCookieFor(request.url));
      if (!isRefused(outcome) && outcome.data instanceof CsvFile) return sendCsv(reply, outcome.data);
      if (!isRefused(outcome) && outcome.data instanceof PictureFile) return sendPicture(reply, outcome.data);
      if (!isRefused(outcome) && outcome.data instanceof PdfFile) return sendPdf(reply, outcome.data);
      return sendOutcome(request, reply, outcome, operation.cacheSeconds);
    },
  });
}

async function runCall(
  binding: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
  runWithFile: RunWithFile | undefined,
): Promise<Outcome> {
  // Checked for guests too: another site must not sign its visitors in here, to an account of its choice. A token in
  // the header is exempt, since no other site can make a browser send it.
  if (!tokenOf(request)?.token || identity.byCookie) {
    if (!comesFromOwnOrigin(request)) return refuse('access.foreignOrigin');
  }
  const call = (body: unknown, signal?: AbortSignal) => {
    const { params, query } = request as { params: object; query: object };
    return execute(binding, toFlatInput(binding.operation, { params, query, body }), {
      actor: identity.actor,
      locale: localeOfCall(request),
      log: request.log,
      browser: browserOf(request, reply),
      audit: NO_AUDIT,
      ...(signal && { signal }),
    });
  };
  const { file: field, access } = binding.operation;
  // Access is checked before the body is read, so that callers without access cannot upload.
  if (!field || !runWithFile || mayCall(access, identity.actor) !== 'allowed') return call(request.body);
  return runWithFile({ request, reply, field, callerKey: callerKey(request, identity.actor), work: call });
}

function pathPattern(operation: Operation): string {
  return operation.path.replace(/\{(\w+)\}/g, ':$1');
}
