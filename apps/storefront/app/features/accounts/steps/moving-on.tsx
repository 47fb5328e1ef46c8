import { REDIRECT_AFTER_SECONDS } from '@galleria/domain/accounts/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useCountdown } from '../../../ui/use-countdown.ts';
import { useText } from '../../../words/words.tsx';

/** The last step: redirects after three seconds, or at a click. Without scripts a meta refresh does. */
export function MovingOn({ to, label }: { to: string; label?: string }) {
  const text = useText();
  const navigate = useNavigate();
  const [secondsLeft] = useCountdown(REDIRECT_AFTER_SECONDS);
  useEffect(() => {
    if (secondsLeft === 0) void navigate(to, { replace: true });
  }, [secondsLeft, navigate, to]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_AFTER_SECONDS};url=${to}`} />
      </noscript>
      <p className="mt-2 mb-6 text-ink-soft text-sm tabular-nums">
        {text('accounts.steps.moveOn', { seconds: secondsLeft })}
      </p>
      <ButtonLink to={to} replace className="w-full">
        {label ?? text('accounts.steps.moveOnNow')}
      </ButtonLink>
    </>
  );
}
