import type { FormState } from '../../../forms/form-state.ts';

/** What became of a click on an order. Its values say which order and what was wanted of it. */
export interface OrderOutcome extends FormState {
  /** Bought again, except for these, which are not to be had any more. */
  readonly missing?: readonly string[];
  /** There are fewer of these left than were ordered. */
  readonly fewer?: readonly string[];
}
