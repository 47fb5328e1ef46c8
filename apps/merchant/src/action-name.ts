import { useText } from '@galleria/console-kit/console-context';

/** Operations whose name in the audit log has words in the catalogues. */
export const AUDITED_ACTIONS = [
  'inviteStoreMember',
  'revokeInvitation',
  'changeStoreMember',
  'removeStoreMember',
  'saveStoreRole',
  'deleteStoreRole',
  'requireTotp',
  'switchStore',
  'changeSellerPassword',
  'endSellerSession',
  'startTotpEnrolment',
  'confirmTotpEnrolment',
  'disableTotp',
  'shipOrder',
  'shipOrdersFromCsv',
  'changeWaybill',
  'changeOrderRemark',
  'handOverOrder',
  'redeemVoucher',
  'uploadStorePicture',
  'createProduct',
  'changeProduct',
  'changeProductStatus',
  'changeProductPrices',
  'changeProductShelf',
  'copyProduct',
  'savePayoutAccount',
  'removePayoutAccount',
  'requestPayout',
  'cancelPayout',
  'changePayoutSchedule',
  'saveStoreCoupon',
  'changeStoreCouponState',
  'deleteStoreCoupon',
  'saveStoreDiscount',
  'changeStoreDiscountState',
  'deleteStoreDiscount',
] as const;
type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/** What somebody did, in words; an operation without words is called by its name. */
export function useActionName(): (operation: string) => string {
  const text = useText<'merchant'>();
  const isKnown = (operation: string): operation is AuditedAction =>
    AUDITED_ACTIONS.some((action) => action === operation);
  return (operation) => (isKnown(operation) ? text(`merchant.action.${operation}`) : operation);
}
