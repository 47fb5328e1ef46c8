export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The fields that differ between two states, each as text; nested ones by their path. */
export function changesBetween(before: Json, after: Json): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((field) => ({ field, before: old.get(field) ?? '', after: now.get(field) ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** `{ a: { b: 1 } }` → `a.b: 1`. A list of plain values is one text. */
export function fieldsOf(value: Json, path = ''): Map<string, string> {
  if (value === null) return new Map();
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return new Map([[path, value.join(', ')]]);
  }
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  const inside = Object.entries(value).flatMap(([name, item]) => [...fieldsOf(item, path ? `${path}.${name}` : name)]);
  return new Map(inside);
}
