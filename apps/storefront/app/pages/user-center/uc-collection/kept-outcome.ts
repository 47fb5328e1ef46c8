import type { FormState } from '../../../account/form/form-state.ts';
import type { KeptKind } from '../../../favourites/kept-store.ts';

/** What the action did. */
export interface KeptOutcome extends FormState {
  readonly change?: {
    readonly kind: KeptKind;
    readonly ids: readonly number[];
    /** Kept again, or let go. */
    readonly kept: boolean;
  };
}
