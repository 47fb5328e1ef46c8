import { PageTitle } from '../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { useIsOpen } from '../../shell/navigation/open-pages.ts';
import { useShell } from '../../visit/shell-data.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { openBanners } from './banners.ts';
import { loadHome } from './load-home.server.ts';
import messageIds from './page.tsx?messages';

/** Autoplay and controls start at the first interaction with the page; until then the banners can be swiped. */
const Banners = hydrateLater({
  id: 'banners',
  when: onInteraction,
  load: () => import('./carousel.tsx'),
  cacheScope: 'everyone',
});

const HomeSections = hydrateLater({
  id: 'home-sections',
  when: onInteraction,
  load: () => import('./home-sections.tsx'),
  atOnceForBuyers: true,
  cacheScope: 'everyone',
  className: 'flex flex-col gap-8 py-4 md:gap-12 md:py-6',
});

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { ...(await loadHome(visit)), messages: messagesJson(visit.locale, messageIds) };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const shell = useShell();
  const isOpen = useIsOpen();
  const { banners, messages } = loaderData;
  return (
    <PageMessages json={messages}>
      <PageTitle picture={import.meta.env.SSR ? openBanners(banners, isOpen)[0]?.picture : undefined} />
      <h1 className="sr-only">{shell.mall.title}</h1>
      <Banners banners={banners} />
      <HomeSections home={loaderData} />
    </PageMessages>
  );
}
