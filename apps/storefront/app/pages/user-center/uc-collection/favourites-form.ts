import type { FavouriteKind } from '../../../features/favourites/favourites-store.ts';
import type { FormState } from '../../../forms/form-state.ts';

/** The id of the page's form; check boxes and buttons on the cards belong to it. */
export const FAVOURITES_FORM = 'favourites';

/** What the action answers. */
export interface FavouritesOutcome extends FormState {
  readonly change?: {
    readonly kind: FavouriteKind;
    readonly ids: readonly number[];
    /** Restored, or removed. */
    readonly isOn: boolean;
  };
}
