import * as operations from '@galleria/contract/checkout';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Checkout } from './index.ts';

export function checkoutRoutes(checkout: Checkout): Binding[] {
  return [bind(operations.confirmOrder, checkout.confirm), bind(operations.submitOrder, checkout.submit)];
}
