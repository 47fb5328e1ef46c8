import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useText } from '../../../words/words.tsx';

/** Asks before unsaved changes are lost, by a link within the mall or by closing the page. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const text = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return when && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={text('profile.account.leaveTitle')}
      consequence={text('profile.account.leaveText')}
      confirmLabel={text('profile.account.leave')}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
