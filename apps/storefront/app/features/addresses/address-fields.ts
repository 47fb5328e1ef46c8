import {
  addressProblems,
  DETAIL_LONGEST,
  DETAIL_SHORTEST,
  RECIPIENT_LIMIT,
} from '@galleria/domain/addresses/address-rules';
import type { Check, FormProblem, FormValues } from '../../forms/form-state.ts';

export function draftOf({ receiver = '', mobile = '', postCode = '', areaId = '', addr = '' }: FormValues) {
  return { receiver, mobile, postCode, areaId: Number(areaId) || 0, addr };
}

/** The rules are those of the server; an empty field is told so, a filled one what is wrong with it. */
export const checkAddress: Check = (values) => {
  const draft = draftOf(values);
  const words: Record<keyof typeof draft, FormProblem> = {
    receiver: draft.receiver
      ? { id: 'addresses.receiverLong', values: { limit: RECIPIENT_LIMIT } }
      : 'addresses.receiverEmpty',
    mobile: draft.mobile ? 'addresses.mobileWrong' : 'addresses.mobileEmpty',
    areaId: 'addresses.regionEmpty',
    addr: draft.addr
      ? { id: 'addresses.detailLength', values: { shortest: DETAIL_SHORTEST, longest: DETAIL_LONGEST } }
      : 'addresses.detailEmpty',
    postCode: draft.postCode ? 'addresses.postCodeWrong' : 'addresses.postCodeEmpty',
  };
  return Object.fromEntries(addressProblems(draft).map((field) => [field, words[field]]));
};
