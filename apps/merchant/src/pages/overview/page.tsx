import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Can, usePerson } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useWaitingTotal } from '@galleria/console-kit/work/use-waiting-work';
import { WaitingCards } from '@galleria/console-kit/work/waiting-cards';
import { storeOverview } from '@galleria/contract/overview/overview';
import { Col, Row } from 'antd';
import { BestSellers, LowStock } from './product-panels.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { LatestChanges, StoreCard } from './store-panels.tsx';

/** Start page: waiting work, sales, best sellers and low stock. */
export function Component() {
  const text = useText<'merchant'>();
  const { name } = usePerson();
  const answer = useCall(storeOverview, {});
  return (
    <Page title={text('merchant.hello', { name })} intro={text('merchantOverview.waits', { count: useWaitingTotal() })}>
      <WaitingCards title={text('merchant.waiting')} />
      <Loaded answer={answer} lines={10}>
        {({ days, visitorsSince, bestSellers, lowStock }) => (
          <>
            {days && <SalesPanel days={days} visitorsSince={visitorsSince} />}
            {(bestSellers || lowStock) && (
              <Row gutter={[16, 16]}>
                {bestSellers && (
                  <Col xs={24} lg={lowStock ? 12 : 24}>
                    <BestSellers sellers={bestSellers} />
                  </Col>
                )}
                {lowStock && (
                  <Col xs={24} lg={bestSellers ? 12 : 24}>
                    <LowStock items={lowStock} />
                  </Col>
                )}
              </Row>
            )}
          </>
        )}
      </Loaded>
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={12}>
          <StoreCard />
        </Col>
        <Can permission="audit.view">
          <Col xs={24} lg={12}>
            <LatestChanges />
          </Col>
        </Can>
      </Row>
    </Page>
  );
}
