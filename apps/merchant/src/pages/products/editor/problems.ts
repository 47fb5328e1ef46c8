import type { FieldProblem } from '@galleria/contract/wire/envelope';

/** The server's messages about parts of the draft, by path: `skus.3.price`. */
export type Problems = ReadonlyMap<string, string>;

export const NO_PROBLEMS: Problems = new Map();

export function problemsFrom(data: unknown): Problems {
  const found = Array.isArray(data) ? (data as readonly FieldProblem[]) : [];
  return new Map(found.map(({ field, message }) => [field, message]));
}

/** The message about a path or anything inside it, such as one language of a text. */
export function problemAt(problems: Problems, path: string): string | undefined {
  for (const [field, message] of problems) {
    if (field === path || field.startsWith(`${path}.`)) return message;
  }
  return undefined;
}

/** The fields with problems inside a path, separated by spaces: `price stocks` of `skus.3`. */
export function invalidFieldsAt(problems: Problems, path: string): string {
  const inside = [...problems.keys()].filter((field) => field.startsWith(`${path}.`));
  return inside.map((field) => field.slice(path.length + 1)).join(' ');
}

/** Removes the problems of fields that were just changed: their indexes may belong to other items now. */
export function withoutProblems(problems: Problems, changed: readonly string[]): Problems {
  const isStale = (field: string) => changed.some((name) => field === name || field.startsWith(`${name}.`));
  return new Map([...problems].filter(([field]) => !isStale(field)));
}
