import type { confirmOrder, submitOrder } from '@galleria/contract/checkout';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { Site } from '../site/index.ts';
import { confirm } from './confirm-order.ts';
import type { CheckoutContext } from './context.ts';
import { checkoutRoutes } from './routes.ts';
import { submit } from './submit-order.ts';

/** From what is wanted to orders that wait to be paid. */
export interface Checkout {
  readonly confirm: BoundUseCase<typeof confirmOrder>;
  readonly submit: BoundUseCase<typeof submitOrder>;
}

export function openCheckout(context: CheckoutContext): Checkout {
  return {
    confirm: (input, caller) => confirm(context, input, caller),
    submit: (input, caller) => submit(context, input, caller),
  };
}

interface Needs extends Omit<CheckoutContext, 'rules'> {
  readonly site: Pick<Site, 'rules'>;
}

export const checkout = adaptModule(
  'checkout',
  ({ site, ...given }: Needs) => openCheckout({ ...given, rules: site.rules }),
  checkoutRoutes,
);
