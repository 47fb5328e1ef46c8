import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useText } from '../../words/words.tsx';

interface NothingToCheckOutProps {
  message: string;
  /** One thing was to be bought directly, without the cart. */
  isDirect: boolean;
}

/** The mall said why; the cart is where it can be put right. */
export function NothingToCheckOut({ message, isDirect }: NothingToCheckOutProps) {
  const text = useText();
  return (
    <div className="card">
      <Empty kind="cart" sentence={message}>
        {isDirect ? (
          <ButtonLink to="/list?st=0">{text('ui.goShopping')}</ButtonLink>
        ) : (
          <ButtonLink to="/cart">{text('checkout.toCart')}</ButtonLink>
        )}
      </Empty>
    </div>
  );
}
