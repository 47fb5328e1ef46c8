import { isMobile } from '../accounts/contact.ts';

export const RECIPIENT_LIMIT = 25;
export const DETAIL_SHORTEST = 5;
export const DETAIL_LONGEST = 50;

export interface AddressDraft {
  readonly receiver: string;
  readonly mobile: string;
  readonly postCode: string;
  /** The district, which implies city and province; 0 while not chosen. */
  readonly areaId: number;
  readonly addr: string;
}

export type AddressField = keyof AddressDraft;

const POST_CODE_SHAPE = /^[a-z0-9][a-z0-9 -]{2,9}$/i;
/** Control characters except white space. PostgreSQL cannot store all of them. */
const UNPRINTABLE = /[^\P{Cc}\s]/u;

/** The invalid fields, in the order of the form. */
export function addressProblems(draft: AddressDraft): AddressField[] {
  const detail = [...draft.addr.trim()].length;
  const receiver = [...draft.receiver.trim()].length;
  const wrong: Record<AddressField, boolean> = {
    receiver: receiver === 0 || receiver > RECIPIENT_LIMIT || UNPRINTABLE.test(draft.receiver),
    mobile: !isMobile(draft.mobile.trim()),
    areaId: draft.areaId <= 0,
    addr: detail < DETAIL_SHORTEST || detail > DETAIL_LONGEST || UNPRINTABLE.test(draft.addr),
    postCode: !POST_CODE_SHAPE.test(draft.postCode.trim()),
  };
  return (Object.keys(wrong) as AddressField[]).filter((field) => wrong[field]);
}
