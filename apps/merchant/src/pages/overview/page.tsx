import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/facts';
import { Loaded } from '@galleria/console-kit/loaded';
import { MallLink } from '@galleria/console-kit/mall-link';
import { Page } from '@galleria/console-kit/page';
import { Panel } from '@galleria/console-kit/panel';
import { useRoleName } from '@galleria/console-kit/role-name';
import { Can, usePerson } from '@galleria/console-kit/sign-in/session';
import { StateTag } from '@galleria/console-kit/state-tag';
import { TimeText } from '@galleria/console-kit/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { storeAuditPage } from '@galleria/contract/sellers/people';
import { storeOrderCount } from '@galleria/contract/store-orders';
import { isOpen } from '@galleria/domain/stores/store-status';
import { Col, Empty, Flex, Row, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { useActionName } from '../../action-name.ts';

/** What waits, who works where, and what was changed last. */
export function Component() {
  const text = useText<'merchant'>();
  const { name } = usePerson();
  return (
    <Page title={text('merchant.hello', { name })}>
      <Can permission="orders.view">
        <WaitingPanel />
      </Can>
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={12}>
          <StoreCard />
        </Col>
        <Col xs={24} lg={12}>
          <Can permission="audit.view">
            <LatestChanges />
          </Can>
        </Col>
      </Row>
    </Page>
  );
}

const WAITING = ['toShip', 'reminded', 'partlyShipped', 'toReceive', 'toPay'] as const;

/** How many orders wait for what; each number leads to them. */
function WaitingPanel() {
  const text = useText<'merchant'>();
  const answer = useCall(storeOrderCount, {});
  return (
    <Panel title={text('merchant.waiting')} extra={<Link to="/orders">{text('merchant.orders')}</Link>}>
      <Loaded answer={answer} lines={2}>
        {(counts) => (
          <ul className="waiting">
            {WAITING.map((state) => (
              <li key={state}>
                <Link to={`/orders?state=${state}`}>
                  <strong>{counts[state]}</strong> {text(`merchant.order.state.${state}`)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function StoreCard() {
  const text = useText<'merchant'>();
  const { store, hasTotp } = usePerson();
  const role = useRoleName()(store.role);
  const isStoreOpen = isOpen(store.storeStatus);
  return (
    <Panel
      title={store.storeName}
      extra={<MallLink to={`/shop-index?sid=${store.storeId}`}>{text('console.seeInMall')}</MallLink>}
    >
      <Facts
        facts={[
          {
            label: text('merchant.storeState'),
            value: (
              <Tag color={isStoreOpen ? 'success' : 'warning'}>
                {text(isStoreOpen ? 'merchant.storeOpen' : 'merchant.storeClosed')}
              </Tag>
            ),
          },
          { label: text('merchant.yourRole'), value: role },
          {
            label: text('merchant.secondFactor'),
            value: (
              <Flex gap="small" align="center">
                <StateTag on={hasTotp} />
                <Link to="/account">{text('console.account')}</Link>
              </Flex>
            ),
          },
        ]}
      />
    </Panel>
  );
}

const LATEST = 5;

function LatestChanges() {
  const text = useText<'merchant'>();
  const actionName = useActionName();
  const answer = useCall(storeAuditPage, { current: 1, size: LATEST });
  return (
    <Panel title={text('merchant.latestChanges')} extra={<Link to="/audit">{text('merchant.audit')}</Link>}>
      <Loaded answer={answer} lines={LATEST}>
        {({ records }) =>
          records.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('merchant.noChanges')} />
          ) : (
            <Flex vertical gap="small" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {records.map(({ id, name, operation, time }) => (
                <Flex key={id} component="li" gap="small" justify="space-between" wrap>
                  <span>
                    <Typography.Text strong>{name}</Typography.Text> · {actionName(operation)}
                  </span>
                  <Typography.Text type="secondary">
                    <TimeText time={time} />
                  </Typography.Text>
                </Flex>
              ))}
            </Flex>
          )
        }
      </Loaded>
    </Panel>
  );
}
