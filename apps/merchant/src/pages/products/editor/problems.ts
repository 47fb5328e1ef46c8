import type { FieldProblem } from '@galleria/contract/envelope';

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

/** Without those about what has just been changed; their places may mean something else now. */
export function withoutProblems(problems: Problems, changed: readonly string[]): Problems {
  const isStale = (field: string) => changed.some((name) => field === name || field.startsWith(`${name}.`));
  return new Map([...problems].filter(([field]) => !isStale(field)));
}
