import { useLocation } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The provider is processing the payment: only its webhook settles the trade, not the payer's return. */
export function WaitingCard() {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <section role="status" className="card flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span
        aria-hidden
        className="size-10 animate-spin rounded-full border-4 border-line border-e-brand noscript:hidden"
      />
      <h2 className="font-semibold text-lg">{text('checkout.pay.waiting')}</h2>
      <p className="max-w-md text-pretty text-ink-soft text-sm">{text('checkout.pay.waitingText')}</p>
      <ButtonLink to={pathname + search} replace preventScrollReset tone="outline" size="small">
        {text('checkout.pay.lookAgain')}
      </ButtonLink>
    </section>
  );
}
