import { Gift } from 'lucide-react';
import { useEffect } from 'react';
import { storeAgreement } from '../../features/accounts/login/stored-agreement.ts';
import { DelayedRedirect } from '../../features/accounts/steps/steps-page.tsx';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const CART = '/cart';

interface DoneStepProps {
  target: string;
  points?: number;
  cartPieces?: number;
}

/** Step 3: the welcome points, and a link to the page before registering; without one, to the cart if it has lines. */
export function DoneStep({ target, points = 0, cartPieces = 0 }: DoneStepProps) {
  const text = useText();
  // Registering includes accepting the terms: the next sign-in in this browser does not ask again.
  useEffect(() => storeAgreement(true), []);
  const next = target === '/' && cartPieces > 0 ? CART : target;
  const isCart = next === CART && cartPieces > 0;
  return (
    <>
      {points > 0 && (
        <p className="mb-2 flex items-center gap-2 rounded-control bg-success-tint px-3.5 py-2.5 text-sm text-success">
          <Gift aria-hidden className="size-4 shrink-0" />
          {text('accounts.register.points', { count: points })}
        </p>
      )}
      <DelayedRedirect to={next} {...(isCart && { label: text('accounts.register.toCart') })} />
      {!isCart && cartPieces > 0 && (
        <ButtonLink to={CART} tone="outline" className="mt-3 w-full">
          {text('accounts.register.toCart')}
        </ButtonLink>
      )}
    </>
  );
}
