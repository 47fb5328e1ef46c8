import { PassThrough } from 'node:stream';
import { catalogues } from 'virtual:catalogues';
import type { PageVisit } from '@galleria/contract/call';
import type { Locale } from '@galleria/domain/site/locales';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './hydration/early-script.tsx';
import { openPartCache } from './hydration/part-cache.server.ts';
import { PartCacheContext } from './hydration/part-cache.ts';
import { scriptsAfterPaint } from './hydration/scripts-after-paint.server.ts';
import { MessagesProvider } from './messages/messages.tsx';
import { serverText } from './messages/server-text.server.ts';
import { visitContext } from './visit/visit-context.ts';

/** Answers page requests with a build. For the host, which does not depend on React Router. */
export function createPageHandler(
  build: ServerBuild,
  mode: string,
): (request: Request, visit: PageVisit) => Promise<Response> {
  const handle = createRequestHandler(build, mode);
  return (request, visit) => {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    return handle(request, context);
  };
}

/** Errors of loaders and components are logged; error responses (404 and the like) are not. */
export function handleError(problem: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(problem)) return;
  context.get(visitContext).report(problem);
}

/** How long deferred parts of a page may take; React Router reads this name. */
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, locale, whole } = loadContext.get(visitContext);
  const isDeferred = hasDeferredData(routerContext);
  const parts = import.meta.env.PROD ? partsOf(request, routerContext, locale, !isDeferred) : undefined;
  const page = (
    <NonceContext value={nonce}>
      <PartCacheContext value={parts}>
        <MessagesProvider locale={locale} catalogueUrl={catalogues[locale].url} text={serverText(locale)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </MessagesProvider>
      </PartCacheContext>
    </NonceContext>
  );
  const wantsWhole = whole || isbot(request.headers.get('user-agent')) || !isDeferred;
  if (wantsWhole) {
    const html = await renderWhole(page, nonce);
    parts?.storeFrom(html, nonce);
    // Tells the host that this is no stream.
    headers.set('Content-Length', String(Buffer.byteLength(html)));
    return new Response(html, { status, headers });
  }
  return new Response(await renderProgressively(page, nonce), { status, headers });
}

/** A page that answers a form or shows an error belongs to one visitor, so no part of it is kept for others. */
function partsOf(
  { method, url }: Request,
  { staticHandlerContext }: EntryContext,
  locale: Locale,
  isPageCacheable: boolean,
) {
  const { loaderData, actionData, errors } = staticHandlerContext;
  if (method !== 'GET' || actionData || errors) return undefined;
  return openPartCache({ locale, address: url, loaderData }, isPageCacheable);
}

/** Loaders defer a part of their page by returning a promise among its data. */
function hasDeferredData({ staticHandlerContext }: EntryContext): boolean {
  return Object.values(staticHandlerContext.loaderData).some(
    (data) =>
      data !== null && typeof data === 'object' && Object.values(data).some((value) => value instanceof Promise),
  );
}

/** One buffer: there is nothing to stream, and the host can compress and cache it. */
async function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  const rendering = startRendering(page, nonce);
  await rendering.allReady;
  const chunks: Uint8Array[] = [];
  for await (const chunk of rendering.pipe(new PassThrough())) chunks.push(chunk);
  return scriptsAfterPaint(Buffer.concat(chunks).toString(), nonce);
}

async function renderProgressively(page: ReactNode, nonce: string): Promise<ReadableStream> {
  const rendering = startRendering(page, nonce);
  await rendering.frameReady;
  return createReadableStreamFromReadable(rendering.pipe(new PassThrough()));
}

/** Both promises reject when the page's shell cannot be rendered; React Router then renders the error boundary. */
function startRendering(page: ReactNode, nonce: string) {
  const frame = Promise.withResolvers<void>();
  const all = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Finished boundaries are written in place, however large; otherwise an inline script would have to move them
    // there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: frame.resolve,
    onShellError: frame.reject,
    onAllReady: all.resolve,
  });
  // Deferred parts that are still missing then are rendered by the browser.
  const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  const allReady = Promise.all([frame.promise, all.promise]).finally(() => clearTimeout(timer));
  // The same error already rejects `frameReady`.
  allReady.catch(() => undefined);
  return { pipe, frameReady: frame.promise, allReady };
}
