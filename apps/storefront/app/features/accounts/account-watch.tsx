import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { onOutcome } from '../../api/outcomes.ts';
import { useToast } from '../../ui/toast.tsx';
import { asksToSignIn, isEmptyForGuests } from './buyer-pages.ts';
import { loginAddress } from './login-address.ts';
import { useAccount } from './use-account.ts';
import { keepUserRecord, onOtherTab, removeUserRecord } from './stored-user.ts';

interface LoginProps {
  target: string;
  onClose: () => void;
}

const LoginPopup = lazy<ComponentType<LoginProps>>(() =>
  import('./login/login-popup.tsx').catch(() => ({ default: LoginElsewhere })),
);

/** Keeps page and browser in step with who is signed in, and asks guests to sign in where that is needed. */
export function AccountWatch() {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (account) keepUserRecord(account);
    else removeUserRecord();
    if (account) setTarget(undefined);
  }, [account]);
  useEffect(() => onOtherTab(revalidate), [revalidate]);
  useEffect(() => {
    if (!account) return;
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
    /** Another device may have ended the session while nobody looked at this page. */
    async function lookAgain() {
      if (document.hidden) return;
      const check = await import('./session-check.ts').catch(() => undefined);
      if (await check?.hasEnded()) void revalidate();
    }
  }, [account, revalidate]);
  useEffect(() => {
    if (account) return;
    addEventListener('click', askFirst, true);
    return () => removeEventListener('click', askFirst, true);
    function askFirst(event: MouseEvent) {
      const wanted = wantedPath(event);
      if (!wanted) return;
      event.preventDefault();
      setTarget(wanted);
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

/** The popup is not to be had, perhaps since a newer one took its place: the page for it is. */
function LoginElsewhere({ target }: LoginProps) {
  useEffect(() => location.assign(loginAddress(target)), [target]);
  return null;
}

/** Where a plain click on a link would lead, if guests have to sign in for that. Links into new tabs stay links. */
function wantedPath(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || !asksToSignIn(link.pathname)) return undefined;
  return link.pathname + link.search + link.hash;
}

/** What calls from anywhere on the page have met. */
function useOutcomes(openLogin: (target: string) => void) {
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onOutcome((outcome) => {
        if (outcome.kind === 'refused') return toast.error(outcome.message);
        if (isEmptyForGuests(pathname)) return void navigate(loginAddress(pathname + search));
        void revalidate();
        openLogin(pathname + search);
      }),
    [toast, navigate, revalidate, pathname, search, openLogin],
  );
}
