import { useText } from '@galleria/console-kit/console-context';

/** Audited operations on orders that have a translated name. */
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

/** The translated name of an operation; an operation without one is shown by its identifier. */
export function useActionName(): (operation: string) => string {
  const text = useText<'platform'>();
  return (operation) => {
    const messageKey = ACTIONS.find((action) => action === operation);
    return messageKey ? text(`platformOrders.action.${messageKey}`) : operation;
  };
}
