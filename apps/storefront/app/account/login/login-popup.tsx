import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MoreWords, useText } from '../../words/words.tsx';
import { withRedirect } from '../login-address.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginOptions } from './login-options.ts';

/** Words and ways to sign in come when it opens, so that no page carries them. */
export default function LoginPopup({ target, onClose }: { target: string; onClose: () => void }) {
  const text = useText();
  const { load, data } = useFetcher<{ options: LoginOptions }>();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => void load(withRedirect('/login?popup', target)), [load, target]);
  // The dialog opened before there was anything in it to begin with.
  useEffect(() => {
    if (data) content.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [data]);
  return (
    <Dialog title={text('shell.signIn')} onClose={onClose}>
      <div ref={content} className="text-ink">
        {data ? (
          <MoreWords json={data.options.words}>
            <LoginForm options={data.options} onLeave={onClose} />
          </MoreWords>
        ) : (
          <Waiting />
        )}
      </div>
    </Dialog>
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
