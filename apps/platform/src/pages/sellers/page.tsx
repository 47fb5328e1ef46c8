import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { StateTag } from '@galleria/console-kit/page/state-tag';
import { DateText } from '@galleria/console-kit/text/date-text';
import { sellerPage } from '@galleria/contract/sellers/staff-sellers';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { PersonStatus } from '../../shared/person-status.tsx';
import { SellerDrawer } from './seller-drawer.tsx';
import { Workplaces } from './workplaces.tsx';

type Seller = RowOf<typeof sellerPage>;
const STATUSES = ['active', 'banned'] as const;

/** All seller accounts. */
export function Component() {
  const text = useText<'platform'>();
  const [openId, setOpenId] = useState<string>();
  const filters = {
    text: { kind: 'text', label: text('platformBuyers.search') },
    store: { kind: 'picker', label: text('platformBuyers.store'), operation: storeOptions },
    status: {
      kind: 'select',
      label: text('platformBuyers.status'),
      options: STATUSES.map((value) => ({ value, label: text(`platformBuyers.status.${value}`) })),
    },
  } satisfies Filters;
  const columns: ListColumn<Seller>[] = [
    {
      key: 'person',
      title: text('console.account.person'),
      isMain: true,
      render: ({ sellerId, name, mail, mobile }) => (
        <Flex vertical align="start">
          <Button type="link" style={{ padding: 0, height: 'auto' }} onClick={() => setOpenId(sellerId)}>
            <bdi>{name}</bdi>
          </Button>
          <Typography.Text type="secondary">
            <bdi>{mail || mobile}</bdi>
          </Typography.Text>
        </Flex>
      ),
    },
    { key: 'stores', title: text('platformBuyers.stores'), render: ({ stores }) => <Workplaces stores={stores} /> },
    { key: 'totp', title: text('console.account.secondFactor'), render: ({ hasTotp }) => <StateTag on={hasTotp} /> },
    { key: 'status', title: text('platformBuyers.status'), render: ({ status }) => <PersonStatus status={status} /> },
    { key: 'joined', title: text('platformBuyers.joined'), render: ({ createTime }) => <DateText time={createTime} /> },
  ];
  return (
    <>
      <ListPage
        name="sellers"
        title={text('platform.sellers')}
        intro={text('platformBuyers.sellersIntro')}
        operation={sellerPage}
        columns={columns}
        keyOf={({ sellerId }) => sellerId}
        filters={filters}
        toInput={({ text: keyword, store, status }) => ({
          text: keyword,
          storeId: store,
          status: STATUSES.find((one) => one === status),
        })}
        emptyText={text('platformBuyers.noSellers')}
      />
      <SellerDrawer sellerId={openId} onClose={() => setOpenId(undefined)} />
    </>
  );
}
