import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { MallLink } from '@galleria/console-kit/page/mall-link';
import { Page } from '@galleria/console-kit/page/page';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { platformStoreInfo, setStorePreferred } from '@galleria/contract/stores/staff-stores';
import type { StaffStatus } from '@galleria/domain/stores/change-status';
import { isOpen } from '@galleria/domain/stores/store-status';
import { Alert, Button, Col, Dropdown, Flex, Row, Tag } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { StoreRatesPanel } from './commission/store-rates-panel.tsx';
import { RefundsPanel } from './refunds-panel.tsx';
import { StatusDrawer } from './status-drawer.tsx';
import { FactsPanel, FiguresPanel, HistoryPanel, PapersPanel, PeoplePanel } from './store-panels.tsx';
import { isOwnPause, StoreStatusTag } from './store-status.tsx';

type Store = OutputOf<typeof platformStoreInfo>;

/** One store: profile, members, figures, and the platform's decisions about it. */
export function Component() {
  const text = useText<'platform'>();
  const storeId = Number(useParams().storeId);
  const answer = useCall(platformStoreInfo, { storeId });
  const store = answer.data;
  return (
    <Page
      title={store?.name ?? text('platformStores.store')}
      intro={<Link to="/stores">{text('platformStores.all')}</Link>}
      action={store && <StoreButtons store={store} />}
    >
      <Loaded answer={answer} lines={12}>
        {(info) => <Details store={info} />}
      </Loaded>
    </Page>
  );
}

function Details({ store }: { store: Store }) {
  const text = useText<'platform'>();
  const { status, statusReason, isPreferred } = store;
  return (
    <Flex vertical gap="middle">
      <Alert
        type={isOpen(status) ? 'success' : 'warning'}
        title={
          <Flex wrap gap="small" align="center">
            <StoreStatusTag status={status} isOwnPause={isOwnPause(store)} />
            {isPreferred && <Tag color="processing">{text('platformStores.preferred')}</Tag>}
            {statusReason && <bdi>{statusReason}</bdi>}
          </Flex>
        }
      />
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={15}>
          <Flex vertical gap="middle">
            <FactsPanel store={store} />
            <PapersPanel store={store} />
            <StoreRatesPanel storeId={store.storeId} />
          </Flex>
        </Col>
        <Col xs={24} lg={9}>
          <Flex vertical gap="middle">
            <FiguresPanel storeId={store.storeId} />
            <RefundsPanel storeId={store.storeId} />
            <PeoplePanel storeId={store.storeId} />
            <HistoryPanel history={store.history} />
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}

function StoreButtons({ store }: { store: Store }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const [newStatus, setNewStatus] = useState<StaffStatus>();
  const { storeId, name, isPreferred, possibleStatuses } = store;
  const items = possibleStatuses.map((to) => ({
    key: to,
    label: text(`platformStores.to.${to}`),
    danger: to !== 'normal',
    onClick: () => setNewStatus(to),
  }));
  const switchPreferred = () =>
    mutate(
      setStorePreferred,
      { storeId, isPreferred: !isPreferred },
      { done: text(isPreferred ? 'platformStores.ordinaryNow' : 'platformStores.preferredNow', { name }) },
    );
  return (
    <Flex wrap gap="small" align="center">
      {isOpen(store.status) && (
        <MallLink to={`/shop-index?sid=${storeId}`}>{text('platformStores.toStorefront')}</MallLink>
      )}
      <Can permission="stores.edit">
        <Button onClick={() => void switchPreferred()}>
          {text(isPreferred ? 'platformStores.makeOrdinary' : 'platformStores.makePreferred')}
        </Button>
        {items.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button type="primary">{text('platformStores.change')}</Button>
          </Dropdown>
        )}
        <StatusDrawer store={store} to={newStatus} onClose={() => setNewStatus(undefined)} />
      </Can>
    </Flex>
  );
}
