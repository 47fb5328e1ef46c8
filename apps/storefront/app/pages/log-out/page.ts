import { logOut } from '@galleria/contract/accounts/sign-in';
import { redirect } from 'react-router';
import { isEmptyForGuests } from '../../features/accounts/buyer-pages.ts';
import { ownPath } from '../../features/accounts/own-path.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';

/** Signing out needs a POST; a GET only redirects home. */
export function loader() {
  return redirect('/');
}

/** Redirects to the page where the buyer signed out, or home from pages that need a buyer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { call, publicUrl } = context.get(visitContext);
  const form = await request.formData();
  await call(logOut, {});
  const back = ownPath(form.get('returnTo'), publicUrl);
  return redirect(isEmptyForGuests(new URL(back, publicUrl).pathname) ? '/' : back, 303);
}
