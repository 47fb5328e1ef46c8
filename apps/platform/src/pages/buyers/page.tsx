import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { DateText } from '@galleria/console-kit/text/date-text';
import { buyerPage } from '@galleria/contract/accounts/buyers';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router';
import { PersonStatus, STATUSES } from '../../shared/person-status.tsx';

type Buyer = RowOf<typeof buyerPage>;

/** All buyer accounts. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    text: { kind: 'text', label: text('platformBuyers.search') },
    status: {
      kind: 'select',
      label: text('platformBuyers.status'),
      options: STATUSES.map((value) => ({ value, label: text(`platformBuyers.status.${value}`) })),
    },
  } satisfies Filters;
  const columns: ListColumn<Buyer>[] = [
    { key: 'buyer', title: text('platformBuyers.buyer'), isMain: true, render: (buyer) => <BuyerName buyer={buyer} /> },
    { key: 'mail', title: text('console.account.mail'), render: ({ mail }) => <bdi>{mail}</bdi> },
    { key: 'mobile', title: text('platformBuyers.mobile'), render: ({ mobile }) => <bdi dir="ltr">{mobile}</bdi> },
    { key: 'status', title: text('platformBuyers.status'), render: ({ status }) => <PersonStatus status={status} /> },
    { key: 'joined', title: text('platformBuyers.joined'), render: ({ createTime }) => <DateText time={createTime} /> },
  ];
  return (
    <ListPage
      name="buyers"
      title={text('platform.buyers')}
      intro={text('platformBuyers.intro')}
      operation={buyerPage}
      columns={columns}
      keyOf={({ userId }) => userId}
      filters={filters}
      views={[{ name: text('platformBuyers.status.banned'), search: 'status=banned' }]}
      toInput={({ text: keyword, status }) => ({ text: keyword, status: STATUSES.find((one) => one === status) })}
      emptyText={text('platformBuyers.none')}
    />
  );
}

function BuyerName({ buyer: { userId, nickName, name } }: { buyer: Buyer }) {
  const text = useText<'platform'>();
  return (
    <Flex vertical>
      <Link to={`/buyers/${userId}`}>
        <bdi>{nickName || text('platformBuyers.closedAccount')}</bdi>
      </Link>
      {name && (
        <Typography.Text type="secondary">
          <bdi>{name}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}
