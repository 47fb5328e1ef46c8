/**
 * Every "no" the mall can say, by its stable name. A refusal is an answer, not a failure: it is returned, never thrown,
 * and every name has words in every catalogue (`refusals.json`), which the gate checks.
 */
export const REFUSALS = [
  'access.signIn',
  'access.forbidden',
  'access.foreignOrigin',
  'input.invalid',
  'call.unknown',
  'call.tooLarge',
  'call.wrongType',
  'call.tooMany',
  'call.overloaded',
  'call.timeout',
  'server.fault',
  'config.unknown',
  'notice.notFound',
  'picture.tooLarge',
  'picture.tooManyPixels',
  'picture.format',
  'picture.broken',
  'upload.tooManyAtOnce',
  'upload.dailyQuota',
  'password.notSealed',
  'password.stale',
  'password.registerRule',
  'password.changeRule',
  'password.payRule',
  'password.common',
  'password.wrong',
  'password.same',
  'password.missing',
  'payPassword.missing',
  'payPassword.locked',
  'payPassword.wrong',
  'login.wrong',
  'login.tooMany',
  'code.tooSoon',
  'code.tooMany',
  'code.wrong',
  'code.flagSpent',
  'account.banned',
  'account.nameTaken',
  'account.contactTaken',
  'account.hasBalance',
  'account.hasOrders',
  'profile.birthDate',
  'profile.foreignPicture',
  'session.notFound',
  'thirdLogin.notOffered',
  'thirdLogin.callback',
  'thirdLogin.state',
  'thirdLogin.cancelled',
  'thirdLogin.unreachable',
  'thirdLogin.failed',
  'thirdLogin.keySpent',
  'thirdLogin.boundToOther',
  'thirdLogin.notBound',
  'thirdLogin.lastWayIn',
  'address.notFound',
  'address.incomplete',
  'address.unknownArea',
  'address.limit',
  'ledger.insufficient',
  'store.notFound',
  'store.notOpen',
  'product.notFound',
  'product.offShelf',
  'product.takenDown',
  'product.waiting',
  'stock.insufficient',
  'search.tooDeep',
  'favourite.limit',
  'cart.preSale',
  'cart.combo',
  'cart.flashSale',
  'cart.full',
  'cart.nothingChecked',
  'cart.tooMany',
  'cart.changed',
  'coupon.notFound',
  'coupon.ended',
  'coupon.soldOut',
  'coupon.limit',
  'coupon.notYours',
  'coupon.together',
  'coupon.unfit',
  'coupon.spent',
  'points.step',
  'points.tooMany',
  'address.needed',
  'delivery.notOffered',
  'delivery.outside',
  'delivery.pickupPoint',
  'order.notFound',
  'order.answerNeeded',
  'order.invoiceTaxNumber',
  'order.priceChanged',
  'order.submittedOtherwise',
  'order.tooManyUnpaid',
  'order.tooManyUnpaidPieces',
  'order.expired',
  'order.stateChanged',
  'order.remindedAlready',
  'order.nothingLeft',
  'payment.methodOff',
  'payment.methodUnfit',
  'payment.transferAmount',
  'payment.transferStock',
  'payment.cashLimit',
  'payment.cashArea',
  'payment.balance',
  'payment.gatewayDown',
  'payment.notFound',
  'payment.amount',
  'payment.confirmInstead',
  'payment.dealtWith',
  'payment.buyerGone',
  'payment.stillAwaited',
  'password.storeRule',
  'seller.noStore',
  'totp.wrong',
  'totp.loginExpired',
  'totp.alreadyOn',
  'totp.off',
  'totp.required',
  'totp.enrolFirst',
  'people.notFound',
  'people.already',
  'people.tooMany',
  'people.lastOwner',
  'invitation.notFound',
  'role.notFound',
  'role.nameTaken',
  'role.tooMany',
  'role.inUse',
  'order.notShippable',
  'order.linesShipped',
  'order.courierUnknown',
  'order.pickupCodeWrong',
  'parcel.notFound',
  'parcel.empty',
  'review.notFound',
  'review.reported',
  'voucher.notFound',
  'voucher.used',
  'voucher.expired',
  'voucher.refunded',
  'csv.columns',
  'csv.tooManyLines',
  'csv.unreadable',
] as const;
export type RefusalName = (typeof REFUSALS)[number];

/** What the words of a refusal may mention, e.g. `{ limit: 5 }`. */
export type RefusalValues = Record<string, string | number>;

/** An answer that says no. A class with a private field, so that no other object can be taken for one. */
export class Refused<Name extends RefusalName = RefusalName> {
  readonly #isRefused = true;
  readonly refused: Name;
  readonly values?: RefusalValues;
  /** What the caller's program needs to act on it, e.g. the SKU that ran out. */
  readonly data?: unknown;

  constructor(refused: Name, { values, data }: RefusalDetails = {}) {
    this.refused = refused;
    if (values !== undefined) this.values = values;
    if (data !== undefined) this.data = data;
  }

  static isRefused(answer: unknown): answer is Refused {
    return typeof answer === 'object' && answer !== null && #isRefused in answer;
  }
}

interface RefusalDetails {
  readonly values?: RefusalValues;
  readonly data?: unknown;
}

export function refuse<Name extends RefusalName>(refused: Name, details?: RefusalDetails): Refused<Name> {
  return new Refused(refused, details);
}

export const isRefused = Refused.isRefused;
