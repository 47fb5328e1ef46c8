import { currencyList, languageList } from '@galleria/contract/site/site';
import { redirect } from 'react-router';
import { ownPath } from '../../features/accounts/own-path.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A GET only redirects home. */
export function loader() {
  return redirect('/');
}

/** Stores the chosen language or currency in a cookie, if it is offered, and redirects back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { call, publicUrl } = context.get(visitContext);
  // A POST always has a readable form, see `webRequest` of the server.
  const form = await request.formData();
  const headers = new Headers();
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const [languages, currencies] = await Promise.all([call(languageList, {}), call(currencyList, {})]);
  const offered = {
    lang: languages.ok ? languages.data.langItemList.filter((one) => one.hide === 0).map((one) => one.language) : [],
    currency: currencies.ok ? currencies.data.filter((one) => one.status === 1).map((one) => one.currencyCode) : [],
  };
  for (const name of ['lang', 'currency'] as const) {
    const choice = form.get(name);
    if (typeof choice === 'string' && offered[name].includes(choice)) {
      headers.append('Set-Cookie', `${name}=${choice}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`);
    }
  }
  return redirect(ownPath(form.get('returnTo'), publicUrl), { status: 303, headers });
}
