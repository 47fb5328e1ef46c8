import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { toast } from '../../ui/overlays/toast.ts';

/**
 * Posts a choice of language or currency. Without scripts the server redirects back; with them the page is reloaded,
 * which keeps its scroll position.
 */
export function PreferenceForm({ children }: { children: ReactNode }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);

  async function post(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    setBusy(true);
    if (await accepted(new FormData(form, nativeEvent.submitter))) return location.reload();
    setBusy(false);
    toast.error(text('shell.switchFailed'));
  }

  return (
    <form method="post" action="/preferences" onSubmit={post} aria-busy={busy} className="contents">
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </form>
  );
}

/**
 * Whether the choice was accepted: the response is then a redirect, which is not followed, since the page is reloaded.
 */
async function accepted(choice: FormData): Promise<boolean> {
  const body = new URLSearchParams([...choice].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch('/preferences', { method: 'POST', body, redirect: 'manual' });
    return response.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
