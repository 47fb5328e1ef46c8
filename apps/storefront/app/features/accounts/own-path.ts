import { ownPath as ownPathIfAny } from '@galleria/domain/site/own-path';

/** Allows only paths within this mall, so that there is no open redirect: anything else becomes `/`. */
export function ownPath(wanted: unknown, publicUrl: string): string {
  return ownPathIfAny(wanted, publicUrl) ?? '/';
}
