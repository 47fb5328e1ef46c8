import { ownPath as ownPathIfAny } from '@galleria/domain/site/own-path';

/** A path within this mall, never another site: anything else becomes `/`. */
export function ownPath(wanted: unknown, publicUrl: string): string {
  return ownPathIfAny(wanted, publicUrl) ?? '/';
}
