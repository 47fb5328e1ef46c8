import { SELLER_ACTIONS, useSellerActionName } from '@galleria/console-kit/audit/seller-actions';
import { useText } from '@galleria/console-kit/console-context';

/** Operations of staff whose name in the audit log has words: `platform.action.<operation>`. */
const STAFF_ACTIONS = [
  'decidePaperRequest',
  'inviteStaff',
  'revokeStaffInvitation',
  'changeStaffRole',
  'setStaffActive',
  'removeStaff',
  'saveStaffRole',
  'deleteStaffRole',
  'changeStaffPassword',
  'endStaffSession',
  'startStaffTotp',
  'confirmStaffTotp',
  'disableStaffTotp',
  'confirmTransfer',
  'creditTransfer',
  'dismissTransfer',
] as const;
type StaffAction = (typeof STAFF_ACTIONS)[number];

export const AUDITED_ACTIONS: readonly string[] = [...STAFF_ACTIONS, ...SELLER_ACTIONS];

/** What somebody did, in words; an operation without words is called by its name. */
export function useActionName(): (operation: string) => string {
  const text = useText<'platform'>();
  const sellerActionName = useSellerActionName();
  const isKnown = (operation: string): operation is StaffAction => STAFF_ACTIONS.some((action) => action === operation);
  return (operation) => (isKnown(operation) ? text(`platform.action.${operation}`) : sellerActionName(operation));
}
