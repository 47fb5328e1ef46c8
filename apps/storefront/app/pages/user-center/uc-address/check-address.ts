import {
  addressProblems,
  DETAIL_LONGEST,
  DETAIL_SHORTEST,
  RECIPIENT_LIMIT,
} from '@galleria/domain/addresses/address-rules';
import type { FormValues } from '../../../account/form/form-state.ts';
import type { Check } from '../forms/outcome.ts';

export function draftOf({ receiver = '', mobile = '', postCode = '', areaId = '', addr = '' }: FormValues) {
  return { receiver, mobile, postCode, areaId: Number(areaId) || 0, addr };
}

/** The rules are those of the server; an empty field is told so, a filled one what is wrong with it. */
export const checkAddress: Check = (values, text) => {
  const draft = draftOf(values);
  const words = {
    receiver: draft.receiver
      ? text('addresses.receiverLong', { limit: RECIPIENT_LIMIT })
      : text('addresses.receiverEmpty'),
    mobile: text(draft.mobile ? 'addresses.mobileWrong' : 'addresses.mobileEmpty'),
    areaId: text('addresses.regionEmpty'),
    addr: draft.addr
      ? text('addresses.detailLength', { shortest: DETAIL_SHORTEST, longest: DETAIL_LONGEST })
      : text('addresses.detailEmpty'),
    postCode: text(draft.postCode ? 'addresses.postCodeWrong' : 'addresses.postCodeEmpty'),
  };
  return Object.fromEntries(addressProblems(draft).map((field) => [field, words[field]]));
};
