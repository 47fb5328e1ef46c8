import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { MallLink } from '@galleria/console-kit/page/mall-link';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCall } from '@galleria/console-kit/use-call';
import { ownStoreInfo } from '@galleria/contract/store-settings/information';
import { Flex } from 'antd';
import { StoreTabs } from '../store-tabs.tsx';
import { InformationForm } from './information-form.tsx';
import { OpeningPanel } from './opening-panel.tsx';

/** Information of the store, and whether it is open. */
export function Component() {
  const text = useText<'merchant'>();
  const answer = useCall(ownStoreInfo, {});
  return (
    <Page title={text('merchantStore.title')} intro={text('merchantStore.intro')}>
      <StoreTabs />
      <Loaded answer={answer} lines={12}>
        {(store) => (
          <Flex vertical gap="middle">
            <OpeningPanel store={store} />
            <Panel
              title={text('merchantStore.information')}
              extra={<MallLink to={`/shop-index?sid=${store.shopId}`}>{text('console.seeInMall')}</MallLink>}
            >
              <InformationForm store={store} />
            </Panel>
          </Flex>
        )}
      </Loaded>
    </Page>
  );
}
