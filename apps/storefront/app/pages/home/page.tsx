import { indexImgs, noticeList } from '@galleria/contract/content';
import { PageTitle } from '../../shell/page-title.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { Adverts } from './adverts.tsx';
import { bannersAt } from './banners.ts';
import { Carousel } from './carousel.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { LatestNotices } from './latest-notices.tsx';
import { ShortcutTiles } from './shortcut-tiles.tsx';

const PLATFORM = 0;
const DESKTOP = 1;
const NOTICES_SHOWN = 3;

/** A part that cannot be had is left out: a home page with less on it is still a home page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(visitContext);
  const [images, news] = await Promise.all([
    call(indexImgs, { shopId: PLATFORM, imgType: DESKTOP }),
    call(noticeList, { shopId: PLATFORM, size: NOTICES_SHOWN }),
  ]);
  const rows = images.ok ? images.data : [];
  return {
    banners: bannersAt('index_banner', rows),
    adverts: [
      ...bannersAt('index_flash_banner', rows),
      ...bannersAt('index_group_banner', rows),
      ...bannersAt('index_hot_banner', rows),
    ],
    notices: (news.ok ? news.data.records : []).map(({ id, title, excerpt, publishTime }) => ({
      id,
      title,
      excerpt,
      publishTime,
    })),
  };
}

export default function HomePage({ loaderData: { banners, adverts, notices } }: Route.ComponentProps) {
  const { mall, categories } = useShell();
  return (
    <>
      <PageTitle />
      <h1 className="sr-only">{mall.title}</h1>
      {banners.length > 0 && <Carousel banners={banners} />}
      <div className="flex flex-col gap-8 py-4 md:gap-12 md:py-6">
        <ShortcutTiles />
        <Adverts banners={adverts} />
        <CategoryTiles categories={categories} />
        <LatestNotices notices={notices} />
      </div>
    </>
  );
}
