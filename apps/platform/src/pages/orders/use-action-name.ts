import { useText } from '@galleria/console-kit/console-context';

/** What people do with orders, by the operation that the audit log names. */
const ACTIONS = [
  'shipOrder',
  'shipOrdersFromCsv',
  'changeWaybill',
  'changeOrderRemark',
  'handOverOrder',
  'redeemVoucher',
  'cancelStoreOrder',
  'changeOrderPrice',
  'platformRefund',
] as const;

/** In words; an operation without words is called by its name. */
export function useActionName(): (operation: string) => string {
  const text = useText<'platform'>();
  return (operation) => {
    const known = ACTIONS.find((action) => action === operation);
    return known ? text(`platformOrders.action.${known}`) : operation;
  };
}
