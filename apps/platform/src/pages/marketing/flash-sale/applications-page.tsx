import { Period } from '@galleria/console-kit/activities/activity-columns';
import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { flashApplicationPage } from '@galleria/contract/activities/staff-flash-sales';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { StoreLink } from '../../../shared/store-link.tsx';
import { DecisionDrawer } from './decision-drawer.tsx';
import { FlashTabs } from './flash-tabs.tsx';

export type Application = RowOf<typeof flashApplicationPage>;

/** Each of these has a tab and an address; the address without one shows the waiting applications. */
const DECIDED = ['approved', 'refused'] as const;
const COLOURS = { waiting: 'warning', approved: 'success', refused: 'error' } as const;

/** Flash sales that stores apply for: waiting ones by the start of their round, others newest first. */
export function Component() {
  const text = useText<'platform'>();
  const { pathname } = useLocation();
  const approval: Application['approval'] = DECIDED.find((one) => pathname.endsWith(`/${one}`)) ?? 'waiting';
  const [opened, setOpened] = useState<Application>();
  const filters = {
    store: { kind: 'picker', label: text('platformMarketing.store'), operation: storeOptions },
  } as const satisfies Filters;
  return (
    <>
      <ListPage
        key={approval}
        name="flashSales"
        title={text('platform.flashSales')}
        intro={text('platformFlashSale.intro')}
        operation={flashApplicationPage}
        columns={useColumns(setOpened)}
        keyOf={({ activityId }) => activityId}
        filters={filters}
        toInput={({ store: shopId }) => ({ approval, shopId })}
        emptyText={text('platformFlashSale.none')}
      >
        {() => <FlashTabs />}
      </ListPage>
      <DecisionDrawer application={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function useColumns(onOpen: (application: Application) => void): ListColumn<Application>[] {
  const text = useText<'platform'>();
  return [
    {
      key: 'name',
      title: text('consoleActivities.name'),
      isMain: true,
      render: ({ activityId, name }) => (
        <Link to={`/activities/${activityId}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'store', title: text('platformMarketing.store'), render: (row) => <StoreLink store={row} /> },
    {
      key: 'approval',
      title: text('platformFlashSale.approval'),
      render: ({ approval, refusedReason }) => (
        <Flex vertical align="start" style={{ maxInlineSize: 260, whiteSpace: 'normal' }}>
          <Tag color={COLOURS[approval]}>{text(`platformFlashSale.approval.${approval}`)}</Tag>
          {refusedReason && (
            <Typography.Text type="secondary">
              <bdi>{refusedReason}</bdi>
            </Typography.Text>
          )}
        </Flex>
      ),
    },
    { key: 'round', title: text('platformFlashSale.round'), render: (row) => <Period {...row} /> },
    {
      key: 'goods',
      title: text('consoleActivities.goods'),
      render: ({ productCount, skuCount }) => (
        <Flex vertical>
          <span>{text('consoleActivities.products', { count: productCount })}</span>
          <Typography.Text type="secondary">{text('consoleActivities.skus', { count: skuCount })}</Typography.Text>
        </Flex>
      ),
    },
    { key: 'pieces', title: text('platformFlashSale.pieces'), align: 'end', render: ({ pieces }) => pieces },
    {
      key: 'limit',
      title: text('consoleActivities.limitPerBuyer'),
      align: 'end',
      isHidden: true,
      render: ({ limitPerBuyer }) => limitPerBuyer,
    },
    {
      key: 'applied',
      title: text('platformFlashSale.applied'),
      render: ({ appliedTime }) => <TimeText time={appliedTime} />,
    },
    {
      key: 'actions',
      title: text('console.list.actions'),
      isActions: true,
      render: (row) => (
        <Button
          size="small"
          aria-label={text('platformFlashSale.lookAt', { name: row.name, store: row.shopName })}
          onClick={() => onOpen(row)}
        >
          {text('platformFlashSale.look')}
        </Button>
      ),
    },
  ];
}
