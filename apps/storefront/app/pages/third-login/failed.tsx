import { ButtonLink } from '../../ui/button-link.tsx';
import { useText } from '../../words/words.tsx';

/** Why it did not work, and the way back to where it began. */
export function Failed({ message, isSignedIn }: { message: string; isSignedIn: boolean }) {
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
        <ButtonLink to="/login">{text('accounts.third.again')}</ButtonLink>
      )}
    </>
  );
}
