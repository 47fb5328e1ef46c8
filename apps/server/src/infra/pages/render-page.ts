import type { Answer, Call, PageVisit } from '@galleria/contract/call';
import type { InputOf, Operation } from '@galleria/contract/operation';
import { httpStatusOf } from '@galleria/contract/wire/refusal-codes';
import { type Actor, VISITOR } from '@galleria/domain/access/access';
import { isRefused, type RefusalName } from '@galleria/domain/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { NO_AUDIT } from '../audit/audit-trail.ts';
import type { Browser } from '../calls/browser.ts';
import type { CallTable } from '../calls/call-table.ts';
import { execute } from '../calls/execute.ts';
import type { Caller } from '../calls/use-case.ts';
import type { Queries } from '../database/database.ts';
import { browserOf } from '../http/caller.ts';
import { reportFault } from '../http/faults.ts';
import { readSession } from '../sessions/sessions.ts';
import { refusalMessage } from '../text/server-text.ts';
import type { Preferences } from './preferences.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { plainVisit, webRequest } from './web-request.ts';

/** Answers one page request. The page framework is hidden behind this function. */
export type PageHandler = (request: Request, visit: PageVisit) => Promise<Response>;

/** The part of the storefront's server bundle that the server uses. */
export interface StorefrontBuild {
  entry: { module: { createPageHandler(build: StorefrontBuild, mode: string): PageHandler } };
}

export function handlerOf(build: StorefrontBuild, mode: string): PageHandler {
  return build.entry.module.createPageHandler(build, mode);
}

/** Dependencies of rendering, the same for every visitor. */
export interface RenderingHost {
  readonly config: Pick<Config, 'demo'>;
  readonly calls: CallTable;
  readonly queries: Queries;
  /** Called for every request in development, where the build changes while the server runs. */
  readonly handler: () => Promise<PageHandler>;
  readonly publicUrl: () => string;
  readonly cookieSecret: string;
  readonly sharedAnswers: SharedAnswers;
}

type RenderOptions = Preferences & Pick<PageVisit, 'nonce' | 'whole' | 'failure'>;

export async function renderPage(
  host: RenderingHost,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RenderOptions,
  actor: Actor = VISITOR,
): Promise<Response> {
  const handle = await host.handler();
  const publicUrl = host.publicUrl();
  const { locale } = options;
  const callsOf = (caller: Actor, browser = browserOf(request, reply)) =>
    callInProcess(host.calls, { actor: caller, locale, log: request.log, browser, audit: NO_AUDIT });
  let fault: RefusalName | undefined;
  const visit: PageVisit = {
    report: (problem) => {
      // A SyntaxError means an invalid body where the server parses one. Here it is a bug of the page.
      const bug =
        problem instanceof SyntaxError
          ? new Error(`renderPage: the page ${request.url.split('?', 1)[0]} threw`, { cause: problem })
          : problem;
      fault = reportFault(bug, request, reply);
    },
    call: callsOf(actor),
    callAsVisitor: sharedCalls(host, options, callsOf(VISITOR, NO_BROWSER)),
    isSignedIn: actor.kind === 'buyer',
    callAs: async (accessToken) => callsOf((await readSession(host.queries, accessToken))?.actor ?? VISITOR),
    cookieSecret: host.cookieSecret,
    ...options,
    publicUrl,
    demo: host.config.demo,
  };
  const seen = options.failure ? plainVisit(request, publicUrl) : webRequest(request, publicUrl);
  const response = await handle(seen, visit);
  // The page framework answers every thrown error with the same status, 500.
  if (!fault || response.status !== 500) return response;
  return new Response(response.body, { status: httpStatusOf(fault), headers: response.headers });
}

/** A page that will itself be shared makes its calls anew, or its content would be older than its age suggests. */
function sharedCalls({ sharedAnswers }: RenderingHost, { whole, locale }: RenderOptions, call: Call): Call {
  return whole ? call : sharedAnswers.sharing(call, locale);
}

/** The browser of an answer for everyone: it has no cookies, and one set in it would be lost. */
const NO_BROWSER: Browser = {
  ...{ address: '', agent: '', isPrivate: false, token: undefined },
  cookie: () => undefined,
  keep: () => {
    throw new Error('NO_BROWSER.keep: an answer for everyone cannot set a cookie');
  },
  forget: () => undefined,
};

/** Calls from a page's loader: the same parsing, access checks and refusals as over HTTP, without the network. */
function callInProcess(calls: CallTable, caller: Caller): Call {
  return async <O extends Operation>(operation: O, input: InputOf<O>): Promise<Answer<O>> => {
    const outcome = await execute(calls.find(operation), input, caller);
    if (!isRefused(outcome)) return { ok: true, data: outcome.data } as Answer<O>;
    const { refused: reason, data } = outcome;
    return { ok: false, reason, message: refusalMessage(outcome, caller.locale), data } as Answer<O>;
  };
}
