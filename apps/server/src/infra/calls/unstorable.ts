import { UploadedFile } from '@galleria/contract/uploaded-file';

/**
 * Where an input holds what PostgreSQL cannot store in text: the character 0, and half of a character that takes two. Refused
 * here for all calls: each field of each of them may end up in a query, and the database would answer with a fault.
 */
export function unstorableFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? [path] : [];
  if (typeof value !== 'object' || value === null || value instanceof UploadedFile) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableFields(inner, path ? `${path}.${key}` : key));
}
