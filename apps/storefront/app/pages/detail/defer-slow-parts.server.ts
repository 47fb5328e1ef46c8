import type { Deferred } from './deferred.ts';

/** Long enough for a database with little load: then the page is sent at once, with every part in it. */
const MAX_WAIT_MS = 15;
const LATE = Symbol('late');

type DeferredOf<Parts> = { [Name in keyof Parts]: Parts[Name] extends Promise<infer T> ? Deferred<T> : Parts[Name] };

/** Awaits the parts for a few milliseconds. Those that resolve become values; the others stay promises. */
export async function deferSlowParts<Parts extends object>(parts: Parts): Promise<DeferredOf<Parts>> {
  const { promise: late, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(resolve, MAX_WAIT_MS, LATE);
  const settled = Object.entries(parts).map(async ([name, part]) => {
    // A rejection is handled where the part is rendered.
    const first = await Promise.race([part, late]).catch(() => LATE);
    return [name, { value: first === LATE ? part : first }] as const;
  });
  const entries = (await Promise.all(settled)).map(([name, { value }]) => [name, value]);
  clearTimeout(timer);
  return Object.fromEntries(entries);
}
