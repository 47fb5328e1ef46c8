import type { PageVisit } from '@galleria/contract/call';

/** Answers one page request. Everything of the page framework stays behind this function. */
export type PageHandler = (request: Request, visit: PageVisit) => Promise<Response>;

/** The storefront's server bundle, as far as its host must know it. */
export interface StorefrontBuild {
  entry: { module: { createPageHandler(build: StorefrontBuild, mode: string): PageHandler } };
}

export function handlerOf(build: StorefrontBuild, mode: string): PageHandler {
  return build.entry.module.createPageHandler(build, mode);
}
