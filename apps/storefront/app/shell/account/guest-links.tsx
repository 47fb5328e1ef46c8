import { Link, useLocation } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { loginAddress, withRedirect } from '../../visit/login-address.ts';

/** Sign-in and registration, which both redirect back to this page. */
export function GuestLinks({ className }: { className: string }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <Link to={loginAddress(here)} className={`${className} font-semibold text-ink`}>
        {text('shell.signIn')}
      </Link>
      <Link to={withRedirect('/register', here)} className={className}>
        {text('shell.register')}
      </Link>
    </>
  );
}
