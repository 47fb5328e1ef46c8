import { loginAddress } from '../../features/accounts/login-address.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useText } from '../../words/words.tsx';

interface FailedProps {
  message: string;
  isSignedIn: boolean;
  /** Where the person wanted to go. */
  target: string;
}

/** Why it did not work, and the way back to where it began. */
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
        <ButtonLink to={loginAddress(target)}>{text('accounts.third.again')}</ButtonLink>
      )}
    </>
  );
}
