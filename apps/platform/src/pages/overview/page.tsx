import { useText } from '@galleria/console-kit/console-context';
import { Page } from '@galleria/console-kit/page';
import { useCall } from '@galleria/console-kit/use-call';
import { categoryList } from '@galleria/contract/catalogue';
import { bannerList, noticeList } from '@galleria/contract/content';
import { currencyList, languageList } from '@galleria/contract/site';
import { Row } from 'antd';
import { CountCard } from './count-card.tsx';

const PLATFORM = 0;

/** The first screen: what there is, as counts that lead to the lists. */
export function Component() {
  const text = useText<'platform'>();
  const languages = useCall(languageList, {});
  const currencies = useCall(currencyList, {});
  const categories = useCall(categoryList, {});
  const banners = useCall(bannerList, { shopId: PLATFORM });
  const notices = useCall(noticeList, { shopId: PLATFORM, current: 1, size: 1 });
  return (
    <Page title={text('platform.overview')} intro={text('platform.overviewIntro')}>
      <Row gutter={[16, 16]}>
        <CountCard
          to="/languages"
          label={text('platform.languagesShown')}
          answer={languages}
          count={({ langItemList }) => langItemList.filter((one) => one.hide === 0).length}
        />
        <CountCard
          to="/currencies"
          label={text('platform.currencies')}
          answer={currencies}
          count={(all) => all.length}
        />
        <CountCard
          to="/categories"
          label={text('platform.topCategories')}
          answer={categories}
          count={(all) => all.length}
        />
        <CountCard to="/banners" label={text('platform.desktopBanners')} answer={banners} count={(all) => all.length} />
        <CountCard to="/notices" label={text('console.notices')} answer={notices} count={({ total }) => total} />
      </Row>
    </Page>
  );
}
