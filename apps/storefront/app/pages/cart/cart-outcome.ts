import type { FormState } from '../../forms/form-state.ts';
import type { TakenLine } from './cart-change.ts';

/** What the action did. What is wrong with one line is under its SKU in `errors`. */
export interface CartOutcome extends FormState {
  readonly news?: CartNews;
}

export interface CartNews {
  readonly kind: 'removed' | 'favoured' | 'restored' | 'cleared';
  readonly count: number;
  /** What can be put back. */
  readonly taken: readonly TakenLine[];
  /** Products that are favourites now. */
  readonly kept?: readonly number[];
}
