import type { Soon } from './soon.ts';

/** Long enough for a database with little to do: then the page goes out in one piece, with everything in it. */
const QUICK_MS = 15;
const LATE = Symbol('late');

type SoonOf<Parts> = { [Name in keyof Parts]: Parts[Name] extends Promise<infer T> ? Soon<T> : Parts[Name] };

/** Parts that have come within a few milliseconds, as they are; the others as the promises that they were. */
export async function withQuickParts<Parts extends object>(parts: Parts): Promise<SoonOf<Parts>> {
  const { promise: late, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(resolve, QUICK_MS, LATE);
  const settled = Object.entries(parts).map(async ([name, part]) => {
    // One that fails is told where it is shown.
    const first = await Promise.race([part, late]).catch(() => LATE);
    return [name, { value: first === LATE ? part : first }] as const;
  });
  const entries = (await Promise.all(settled)).map(([name, { value }]) => [name, value]);
  clearTimeout(timer);
  return Object.fromEntries(entries);
}
