import type { RefusalName } from '@galleria/domain/refusals';

/** The outcome of a call; `refusal-codes.ts` maps refusals to codes. */
export const CODES = {
  success: '00000',
  refused: 'A00001',
  successWithMessage: 'A00002',
  signIn: 'A00004',
  serverError: 'A00005',
  invalidInput: 'A00014',
  deliveryNotOffered: 'A03001',
  repeatedOrExpired: 'A03002',
  couponsTogether: 'A03003',
  outOfStock: 'A03010',
  notBound: 'A04001',
  boundToOther: 'A04002',
  outsideDelivery: 'A07001',
} as const;
export type Code = (typeof CODES)[keyof typeof CODES];

export interface Envelope {
  success: boolean;
  code: Code;
  msg: string;
  data: unknown;
  /** The refusal's stable name: clients switch on this, never on the message. */
  reason?: RefusalName;
}

export interface FieldProblem {
  field: string;
  message: string;
}
