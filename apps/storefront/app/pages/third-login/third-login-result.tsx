import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { DelayedRedirect } from '../../features/accounts/steps/steps-page.tsx';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { loginAddress } from '../../visit/login-address.ts';

/** Shows a toast and navigates on at once; without scripts there is a link. */
export function Bound({ site, target }: { site: string; target: string }) {
  const text = useText();
  const navigate = useNavigate();
  const message = text('accounts.third.bound');
  useEffect(() => {
    toast.success(message);
    void navigate(target, { replace: true });
  }, [message, navigate, target]);
  return (
    <>
      <h1 className="font-bold text-xl">{message}</h1>
      <p className="mt-3 mb-8 text-ink-soft">{text('accounts.third.boundText', { site })}</p>
      <ButtonLink to={target}>{text('accounts.third.goOn')}</ButtonLink>
    </>
  );
}

interface FailedProps {
  message: string;
  isSignedIn: boolean;
  /** The page to open after signing in. */
  target: string;
}

/** The reason and a link to go on: for guests to try again, with a redirect to the target after a moment. */
export function Failed({ message, isSignedIn, target }: FailedProps) {
  const text = useText();
  return (
    <>
      <h1 className="font-bold text-xl">{text('accounts.third.failed')}</h1>
      <p role="alert" className="mt-3 mb-8 text-pretty text-ink-soft">
        {message}
      </p>
      {isSignedIn ? (
        <ButtonLink to="/user-center/uc-bind">{text('accounts.third.backToBindings')}</ButtonLink>
      ) : (
        <>
          <ButtonLink to={loginAddress(target)}>{text('accounts.third.again')}</ButtonLink>
          <div className="mt-4">
            <DelayedRedirect to={target} tone="outline" />
          </div>
        </>
      )}
    </>
  );
}
