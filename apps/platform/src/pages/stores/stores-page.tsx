import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { Can } from '@galleria/console-kit/sign-in/session';
import { DateText } from '@galleria/console-kit/text/date-text';
import { platformStorePage } from '@galleria/contract/stores/staff-stores';
import { Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { LicenceTag } from './licence-tag.tsx';
import { PreferredDrawer } from './preferred-drawer.tsx';
import { isOwnPause, StoreStatusTag, useStatusOptions } from './store-status.tsx';

const LICENCES = ['ending', 'ended'] as const;

/** All stores. */
export function Component() {
  const text = useText<'platform'>();
  const [isSorting, setSorting] = useState(false);
  const filters = {
    keyword: { kind: 'text', label: text('platformStores.search') },
    status: { kind: 'select', label: text('platformStores.status'), options: useStatusOptions() },
    preferred: {
      kind: 'select',
      label: text('platformStores.preferred'),
      options: [
        { value: 'yes', label: text('platformStores.preferred') },
        { value: 'no', label: text('platformStores.ordinary') },
      ],
    },
    licence: {
      kind: 'select',
      label: text('platformStores.licence'),
      options: LICENCES.map((value) => ({ value, label: text(`platformStores.licence.${value}`) })),
    },
  } as const satisfies Filters;
  return (
    <>
      <ListPage
        name="stores"
        title={text('platform.stores')}
        intro={text('platformStores.intro')}
        action={
          <Can permission="stores.edit">
            <Button onClick={() => setSorting(true)}>{text('platformStores.arrange')}</Button>
          </Can>
        }
        operation={platformStorePage}
        columns={useStoreColumns()}
        keyOf={({ storeId }) => storeId}
        filters={filters}
        views={[
          { name: text('platformStores.viewClosed'), search: 'status=3' },
          { name: text('platformStores.viewPreferred'), search: 'preferred=yes' },
          { name: text('platformStores.viewEnding'), search: 'licence=ending' },
          { name: text('platformStores.viewEnded'), search: 'licence=ended' },
        ]}
        toInput={({ keyword, status, preferred, licence }) => ({
          ...{ keyword, status, licence: LICENCES.find((one) => one === licence) },
          ...(preferred && { isPreferred: preferred === 'yes' }),
        })}
        emptyText={text('platformStores.none')}
      />
      <PreferredDrawer isOpen={isSorting} onClose={() => setSorting(false)} />
    </>
  );
}

type Store = RowOf<typeof platformStorePage>;

function useStoreColumns(): ListColumn<Store>[] {
  const text = useText<'platform'>();
  return [
    { key: 'store', title: text('platformStores.store'), isMain: true, render: (store) => <StoreName store={store} /> },
    {
      key: 'status',
      title: text('platformStores.status'),
      render: (store) => <StoreStatusTag status={store.status} isOwnPause={isOwnPause(store)} />,
    },
    {
      key: 'licence',
      title: text('platformStores.licence'),
      render: ({ licenceState, licenceEndsOn }) => <LicenceTag state={licenceState} endsOn={licenceEndsOn} />,
    },
    { key: 'products', title: text('platformStores.products'), align: 'end', render: ({ prodCount }) => prodCount },
    { key: 'fans', title: text('platformStores.fans'), align: 'end', render: ({ fansCount }) => fansCount },
    { key: 'rating', title: text('platformStores.rating'), align: 'end', render: ({ rating }) => rating || '–' },
    {
      key: 'opened',
      title: text('platformStores.opened'),
      render: ({ openTime }) => <DateText time={openTime} />,
    },
  ];
}

function StoreName({ store: { storeId, name, logo, isPreferred } }: { store: Store }) {
  const text = useText<'platform'>();
  return (
    <Flex gap="small" align="center">
      <Thumbnail path={logo} width={40} height={40} />
      <Flex vertical>
        <Link to={`/stores/${storeId}`}>
          <bdi>{name}</bdi>
        </Link>
        <Flex gap="small" align="center">
          <Typography.Text type="secondary">#{storeId}</Typography.Text>
          {isPreferred && <Tag color="processing">{text('platformStores.preferred')}</Tag>}
        </Flex>
      </Flex>
    </Flex>
  );
}
