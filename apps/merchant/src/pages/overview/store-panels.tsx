import { useSellerActionName } from '@galleria/console-kit/audit/seller-actions';
import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { MallLink } from '@galleria/console-kit/page/mall-link';
import { Panel } from '@galleria/console-kit/page/panel';
import { StateTag } from '@galleria/console-kit/page/state-tag';
import { usePerson, useStore } from '@galleria/console-kit/sign-in/session';
import { useRoleName } from '@galleria/console-kit/text/role-name';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { storeAuditPage } from '@galleria/contract/sellers/people';
import { isOpen } from '@galleria/domain/stores/store-status';
import { Empty, Flex, Tag } from 'antd';
import { Link } from 'react-router';

/** The open store, and the person's role in it. */
export function StoreCard() {
  const text = useText<'merchant'>();
  const { hasTotp } = usePerson();
  const store = useStore();
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
            label: text('console.account.secondFactor'),
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

/** The latest entries of the audit log. */
export function LatestChanges() {
  const text = useText<'merchant'>();
  const actionName = useSellerActionName();
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
                    <strong>{name}</strong> · {actionName(operation)}
                  </span>
                  <SecondaryText>
                    <TimeText time={time} />
                  </SecondaryText>
                </Flex>
              ))}
            </Flex>
          )
        }
      </Loaded>
    </Panel>
  );
}
