import { Outlet } from 'react-router';
import { requireBuyer } from '../../account/require-buyer.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/layout.ts';
import { DoingProvider } from './forms/doing.tsx';
import { SideMenu } from './side-menu.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  requireBuyer(visit, url);
  return { words: wordsJson(visit.locale, 'profile.', 'accounts.field.', 'accounts.error.') };
}

/** Words do not change. Whether somebody is still signed in, the pages' own calls say. */
export const shouldRevalidate = () => false;

export default function UserCenterLayout({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <MoreWords json={words}>
      <meta name="robots" content="noindex" />
      <div className="page-column grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-4 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-6 md:py-8 xl:gap-8">
        <SideMenu />
        <div className="min-w-0">
          <DoingProvider>
            <Outlet />
          </DoingProvider>
        </div>
      </div>
    </MoreWords>
  );
}
