import type { FavouriteKind } from '../../../features/favourites/favourites-store.ts';
import type { FormState } from '../../../forms/form-state.ts';

/** Id of the page's form; check boxes and buttons on the cards refer to it. */
export const FAVOURITES_FORM = 'favourites';

/** Answer of the action. */
export interface FavouritesOutcome extends FormState {
  readonly change?: {
    readonly kind: FavouriteKind;
    readonly ids: readonly number[];
    /** True: restored; false: removed. */
    readonly isOn: boolean;
  };
}
