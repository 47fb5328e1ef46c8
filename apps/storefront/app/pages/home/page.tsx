import { lazy, memo, Suspense, useEffect } from 'react';
import { useAccount } from '../../features/accounts/use-account.ts';
import '../../features/favourites/early-click.ts';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import { mallThings } from '../../features/seo/things/mall-things.ts';
import { onSignOfLife } from '../../shell/hydrate-later.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { visitContext } from '../../visit/visit-context.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { Carousel } from './carousel.tsx';
import { type Home, loadHome } from './load-home.server.ts';

const SECTIONS_ID = 'home-sections';

const buyerIsHere = Promise.withResolvers<void>();

/** Links, all of it, and hearts that wait for somebody to turn them; buyers want to see at once what they keep. */
const HomeSections = lazy(async () => {
  await Promise.race([onSignOfLife(SECTIONS_ID), buyerIsHere.promise]);
  return import('./home-sections.tsx');
});

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(visitContext));
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const shell = useShell();
  const account = useAccount();
  useEffect(() => {
    if (account) buyerIsHere.resolve();
  }, [account]);
  const { words, banners } = loaderData;
  return (
    <MoreWords json={words}>
      <PageTitle picture={banners[0]?.picture} />
      <JsonLd things={import.meta.env.SSR && mallThings(shell)} />
      <h1 className="sr-only">{shell.mall.title}</h1>
      {banners.length > 0 && <Carousel banners={banners} />}
      <UnderTheCarousel home={loaderData} />
    </MoreWords>
  );
}

/** Rendered again only with other data: what waits for its script must not be disturbed by anything else. */
const UnderTheCarousel = memo(function UnderTheCarousel({ home }: { home: Home }) {
  return (
    <div id={SECTIONS_ID} className="flex flex-col gap-8 py-4 md:gap-12 md:py-6">
      <Suspense>
        <HomeSections home={home} />
      </Suspense>
    </div>
  );
});
