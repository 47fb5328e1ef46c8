import { thirdLoginProviders } from '@galleria/contract/accounts/third-login';
import type { PageVisit } from '@galleria/contract/call';
import { wordsJson } from '../../../words/server-text.server.ts';
import { ownPath } from '../own-path.ts';
import messageIds from './login-form.tsx?words';
import type { LoginOptions } from './login-options.ts';

export async function loadLogin({ call, locale, publicUrl }: PageVisit, url: URL): Promise<LoginOptions> {
  const sites = await call(thirdLoginProviders, {});
  return {
    target: ownPath(url.searchParams.get('redirect'), publicUrl),
    way: url.searchParams.get('way') === 'mail' ? 'mail' : 'account',
    sites: sites.ok ? sites.data : [],
    words: wordsJson(locale, messageIds),
  };
}
