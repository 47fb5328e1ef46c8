import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { onOutcome } from '../../api/outcomes.ts';
import { isPlainClick } from '../../ui/links/plain-click.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { loginAddress } from '../../visit/login-address.ts';
import { useAccount } from '../../visit/use-account.ts';
import { isEmptyForGuests, opensLoginPopup } from './buyer-pages.ts';

interface LoginProps {
  target: string;
  onClose: () => void;
}

const LoginPopup = lazy<ComponentType<LoginProps>>(() =>
  import('./login/login-popup.tsx').catch(() => ({ default: LoginPageRedirect })),
);

/** Checks in a visible tab that the session has not ended, and opens the login popup where guests need it. */
export function AccountWatch() {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (account) setTarget(undefined);
  }, [account]);
  useEffect(() => {
    if (!account) return;
    document.addEventListener('visibilitychange', checkSession);
    return () => document.removeEventListener('visibilitychange', checkSession);
    /** Another device may have ended the session while this tab was hidden. */
    async function checkSession() {
      if (document.hidden) return;
      const check = await import('./session-check.ts').catch(() => undefined);
      if (await check?.hasEnded()) void revalidate();
    }
  }, [account, revalidate]);
  useEffect(() => {
    if (account) return;
    addEventListener('click', openLogin, true);
    return () => removeEventListener('click', openLogin, true);
    function openLogin(event: MouseEvent) {
      const path = buyerPathOf(event);
      if (!path) return;
      event.preventDefault();
      setTarget(path);
    }
  }, [account]);
  useOutcomes(setTarget);

  if (target === undefined) return null;
  return (
    <Suspense>
      <LoginPopup target={target} onClose={() => setTarget(undefined)} />
    </Suspense>
  );
}

/** The popup's script did not load, perhaps because a new version was deployed: the login page has the same form. */
function LoginPageRedirect({ target }: LoginProps) {
  useEffect(() => location.assign(loginAddress(target)), [target]);
  return null;
}

/**
 * The target of a plain click on a link to a page that guests must sign in for. Clicks that open a new tab are left
 * alone.
 */
function buyerPathOf(event: MouseEvent): string | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || !opensLoginPopup(link.pathname)) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Outcomes of API calls from anywhere on the page. */
function useOutcomes(openLogin: (target: string) => void) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onOutcome((outcome) => {
        if (outcome.kind === 'refused') return toast.error(outcome.message);
        if (isEmptyForGuests(pathname)) return void navigate(loginAddress(pathname + search));
        void revalidate();
        // In the fragment, so that it may stay in the address that signing in leads back to.
        openLogin(pathname + search + (outcome.trigger ? `#${outcome.trigger}` : ''));
      }),
    [navigate, revalidate, pathname, search, openLogin],
  );
}
