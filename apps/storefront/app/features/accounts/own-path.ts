import { ownPath as ownPathIfAny } from '@galleria/domain/site/own-path';

/** A path of this mall and of no other: whatever is none leads home. */
export function ownPath(wanted: unknown, publicUrl: string): string {
  return ownPathIfAny(wanted, publicUrl) ?? '/';
}
