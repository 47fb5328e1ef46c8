import type { addressList, regionList, updateAddress } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import {
  addressProblems,
  type AddressField as CheckedField,
  DETAIL_LONGEST,
  DETAIL_SHORTEST,
  RECIPIENT_LIMIT,
} from '@galleria/domain/addresses/address-rules';
import { defineForm, type FieldsOf, unchecked } from '../../forms/define-form.ts';
import type { FormProblem, FormState, FormValues } from '../../forms/form-state.ts';

export type Address = OutputOf<typeof addressList>[number];
export type Area = OutputOf<typeof regionList>[number];

/** Options of the three selects: all provinces, and the cities and districts of the current choices. */
export interface Regions {
  readonly provinces: readonly Area[];
  readonly cities: readonly Area[];
  readonly districts: readonly Area[];
}

export interface AddressOutcome extends FormState {
  /** For browsers without scripts, which ask the action for the regions inside a choice. */
  readonly regions?: Regions;
  /** Id of the added address. */
  readonly addedId?: number;
}

export function draftOf(values: FormValues<CheckedField>) {
  const { receiver = '', mobile = '', postCode = '', areaId = '', addr = '' } = values;
  return { receiver, mobile, postCode, areaId: Number(areaId) || 0, addr };
}

/** The rules of the server; an empty field has a message of its own. */
const rule = (field: CheckedField, empty: FormProblem, wrong: FormProblem) => {
  return (value: string | undefined, values: FormValues<CheckedField>) =>
    addressProblems(draftOf(values)).includes(field) ? (value ? wrong : empty) : undefined;
};

export const addressForm = defineForm({
  fields: {
    addrId: unchecked,
    receiver: rule('receiver', 'addresses.receiverEmpty', {
      id: 'addresses.receiverLong',
      values: { limit: RECIPIENT_LIMIT },
    }),
    mobile: rule('mobile', 'addresses.mobileEmpty', 'addresses.mobileWrong'),
    provinceId: unchecked,
    cityId: unchecked,
    areaId: rule('areaId', 'addresses.regionEmpty', 'addresses.regionEmpty'),
    addr: rule('addr', 'addresses.detailEmpty', {
      id: 'addresses.detailLength',
      values: { shortest: DETAIL_SHORTEST, longest: DETAIL_LONGEST },
    }),
    postCode: rule('postCode', 'addresses.postCodeEmpty', 'addresses.postCodeWrong'),
    commonAddr: unchecked,
  } satisfies FieldsOf<typeof updateAddress, 'provinceId' | 'cityId'>,
  refusalFields: { 'address.unknownArea': 'areaId' },
});

export type AddressField = keyof typeof addressForm.fields;
