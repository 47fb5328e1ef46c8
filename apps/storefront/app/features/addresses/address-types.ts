import type { addressList, regionList } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import type { FormState } from '../../forms/form-state.ts';

export type Address = OutputOf<typeof addressList>[number];
export type Area = OutputOf<typeof regionList>[number];

/** What can be chosen: all provinces, and what lies inside those that are chosen already. */
export interface Regions {
  readonly provinces: readonly Area[];
  readonly cities: readonly Area[];
  readonly districts: readonly Area[];
}

export interface AddressOutcome extends FormState {
  /** Browsers without scripts ask the action for what lies inside a region. */
  readonly regions?: Regions;
  /** The address that is new. */
  readonly addedId?: number;
}
