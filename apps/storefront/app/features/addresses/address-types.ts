import type { addressList, regionList } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import type { FormState } from '../../forms/form-state.ts';

export type Address = OutputOf<typeof addressList>[number];
export type Area = OutputOf<typeof regionList>[number];

/** The lists to choose from: all provinces, and the regions inside the present choices. */
export interface Regions {
  readonly provinces: readonly Area[];
  readonly cities: readonly Area[];
  readonly districts: readonly Area[];
}

export interface AddressOutcome extends FormState {
  /** For browsers without scripts, which ask the action for the regions inside a choice. */
  readonly regions?: Regions;
  /** Id of the address that was added. */
  readonly addedId?: number;
}
