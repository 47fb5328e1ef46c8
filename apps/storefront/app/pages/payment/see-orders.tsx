import { ORDER_LIST, orderAddress } from '../../features/orders/order-addresses.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { ButtonTone } from '../../ui/button-look.ts';
import { useText } from '../../words/words.tsx';

/** The order itself, or the list where there are several. */
export function SeeOrders({ orderNumbers, tone }: { orderNumbers: string; tone?: ButtonTone }) {
  const text = useText();
  const isOne = !orderNumbers.includes(',');
  return (
    <ButtonLink to={isOne ? orderAddress(orderNumbers) : ORDER_LIST} tone={tone}>
      {text(isOne ? 'checkout.pay.seeOrder' : 'checkout.pay.seeOrders')}
    </ButtonLink>
  );
}
