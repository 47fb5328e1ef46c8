import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';

/** Signs out, also without scripts, and stays on the page where it can. */
export function LogOutForm({ onSubmit, children }: { onSubmit?: () => void; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/log-out" onSubmit={onSubmit} className="contents">
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  );
}
