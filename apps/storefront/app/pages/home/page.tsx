import { JsonLd } from '../../features/seo/json-ld.tsx';
import { mallThings } from '../../features/seo/things/things.ts';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { useIsOpen } from '../../shell/navigation/open-pages.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { openBanners } from './banners.ts';
import { Carousel } from './carousel.tsx';
import { loadHome } from './load-home.server.ts';
import messageIds from './page.tsx?words';

const HomeSections = hydrateLater({
  id: 'home-sections',
  when: onInteraction,
  load: () => import('./home-sections.tsx'),
  atOnceForBuyers: true,
  keptFor: 'everyone',
  className: 'flex flex-col gap-8 py-4 md:gap-12 md:py-6',
});

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { ...(await loadHome(visit)), words: wordsJson(visit.locale, messageIds) };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const shell = useShell();
  const isOpen = useIsOpen();
  const { words } = loaderData;
  const banners = openBanners(loaderData.banners, isOpen);
  return (
    <MoreWords json={words}>
      <PageTitle picture={banners[0]?.picture} />
      <JsonLd things={import.meta.env.SSR && mallThings(shell)} />
      <h1 className="sr-only">{shell.mall.title}</h1>
      {banners.length > 0 && <Carousel banners={banners} />}
      <HomeSections home={loaderData} />
    </MoreWords>
  );
}
