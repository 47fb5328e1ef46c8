import type { FieldProblem } from '@galleria/contract/wire/envelope';

/** What the server says about parts of the draft, by path: `skus.3.price`. */
export type Problems = ReadonlyMap<string, string>;

export const NO_PROBLEMS: Problems = new Map();

export function problemsFrom(data: unknown): Problems {
  const found = Array.isArray(data) ? (data as readonly FieldProblem[]) : [];
  return new Map(found.map(({ field, message }) => [field, message]));
}

/** About the path itself or anything inside of it, such as one language of a text. */
export function problemAt(problems: Problems, path: string): string | undefined {
  for (const [field, message] of problems) {
    if (field === path || field.startsWith(`${path}.`)) return message;
  }
  return undefined;
}

/** Which parts of something are wrong: `price stocks` of `skus.3`. */
export function wrongPartsOf(problems: Problems, path: string): string {
  const inside = [...problems.keys()].filter((field) => field.startsWith(`${path}.`));
  return inside.map((field) => field.slice(path.length + 1)).join(' ');
}

/** Without those about what has just been changed; their places may mean something else now. */
export function withoutProblems(problems: Problems, changed: readonly string[]): Problems {
  const isStale = (field: string) => changed.some((name) => field === name || field.startsWith(`${name}.`));
  return new Map([...problems].filter(([field]) => !isStale(field)));
}
