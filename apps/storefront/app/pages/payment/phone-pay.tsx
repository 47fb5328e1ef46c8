import { isGatewayPayType } from '@galleria/domain/payments/pay-types';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import type { PayInfo } from './payment-form.ts';

const PhoneCode = lazy(() => import('./phone-code.tsx'));

/** Only methods of a provider can be paid on a phone, which is not signed in. */
export function canPayByPhone({ state, transfer, methods }: PayInfo): boolean {
  if (transfer || (state !== 'open' && state !== 'pending')) return false;
  return methods.some(({ payType, isPossible }) => isPossible && isGatewayPayType(payType));
}

/** Payment with a phone instead. Beside the payment methods, where there is room; needs scripts. */
export function PhonePay({ info }: { info: PayInfo }) {
  const text = useText();
  const [panel, isSeen] = useSeen<HTMLElement>();
  return (
    <aside
      ref={panel}
      data-phone-pay
      aria-labelledby="phone-pay"
      className="card sticky top-4 hidden flex-col gap-3 self-start p-5 text-center lg:not-noscript:flex"
    >
      <h2 id="phone-pay" className="font-semibold text-base tracking-normal">
        {text('checkout.phone.title')}
      </h2>
      <div className="flex min-h-52 flex-col items-center justify-center gap-2">
        {isSeen && (
          <Suspense>
            <PhoneCode info={info} />
          </Suspense>
        )}
      </div>
      <p className="text-pretty text-ink-soft text-xs">{text('checkout.phone.text')}</p>
    </aside>
  );
}

/** Whether the element has been in view. In narrow windows CSS hides it, and no ticket is requested. */
function useSeen<Seen extends Element>() {
  const element = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen] as const;
}
