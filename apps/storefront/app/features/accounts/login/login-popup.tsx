import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { loginAddress, withRedirect } from '../../../visit/login-address.ts';
import { LoginForm } from './login-form.tsx';

type LoginOptions = ComponentProps<typeof LoginForm>['options'];

/** Fetches its messages and options when it opens, so that no page carries them. */
export default function LoginPopup({ target, onClose }: { target: string; onClose: () => void }) {
  const text = useText();
  const { load, data, state } = useFetcher<{ options?: LoginOptions }>();
  const content = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const address = withRedirect('/login?popup', target);
  const open = useCallback(() => void load(address), [load, address]);
  useEffect(open, [open]);
  // The dialog was empty when it opened, so it could not focus its first input itself.
  useEffect(() => {
    if (data) content.current?.querySelector<HTMLElement>('input:not([type=hidden]), [role=alert] + button')?.focus();
  }, [data]);
  return (
    <Dialog title={text('shell.signIn')} onClose={onClose} guarded>
      <div ref={content} className="text-ink">
        {data?.options ? (
          <PageMessages json={data.options.messages}>
            <LoginForm
              options={data.options}
              action={target === pathname + search ? loginAddress(target) : address}
              onLeave={onClose}
            />
          </PageMessages>
        ) : data && state === 'idle' ? (
          <NoAnswer onRetry={open} />
        ) : (
          <Waiting />
        )}
      </div>
    </Dialog>
  );
}

function NoAnswer({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="alert">{text('shell.switchFailed')}</p>
      <Button onClick={onRetry}>{text('shell.errorRetry')}</Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-5" />
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
    </div>
  );
}
