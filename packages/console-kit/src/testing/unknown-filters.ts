import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsolePage } from '../console-definition.ts';
import { sourceOf } from './source-of.ts';

/**
 * Query parameters of a link such as `/orders?state=toShip` that are no filter in the folder of its page: the list would
 * ignore them and show everything.
 */
export function unknownFilters(pages: readonly ConsolePage[], link: string): string[] {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const page = pages.find((one) => one.path === pathname);
  if (!page) return [`${pathname}: no such page`];
  const folder = path.dirname(sourceOf(page));
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  const sources = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const isFilter = (name: string) => sources.some((source) => new RegExp(`\\b${name}: \\{\\s*kind: '`).test(source));
  return [...searchParams.keys()].filter((name) => !isFilter(name)).map((name) => `${pathname}: ${name}`);
}
