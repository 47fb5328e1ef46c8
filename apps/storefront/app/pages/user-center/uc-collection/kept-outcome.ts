import type { KeptKind } from '../../../features/favourites/kept-store.ts';
import type { FormState } from '../../../forms/form-state.ts';

/** What the action did. */
export interface KeptOutcome extends FormState {
  readonly change?: {
    readonly kind: KeptKind;
    readonly ids: readonly number[];
    /** Kept again, or let go. */
    readonly kept: boolean;
  };
}
