import type { storeActivityPage } from '@galleria/contract/activities/store-activities';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router';
import { useText } from '../console-context.tsx';
import type { ListColumn } from '../list/list-columns.tsx';
import type { RowOf } from '../list/list-page.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { TimeText } from '../text/time-text.tsx';
import './activities.css';
import { ActivityStateTag } from './activity-state.tsx';
import { ConversionText } from './conversion-text.tsx';

export type Activity = RowOf<typeof storeActivityPage>;

/** Columns of the activity lists of both consoles. */
export function useActivityColumns<Row extends Activity>(): ListColumn<Row>[] {
  const text = useText();
  return [
    { key: 'name', title: text('consoleActivities.name'), isMain: true, render: (row) => <NameCell activity={row} /> },
    { key: 'state', title: text('consoleActivities.state'), render: ({ state }) => <ActivityStateTag state={state} /> },
    { key: 'time', title: text('consoleActivities.time'), render: (row) => <Period {...row} /> },
    { key: 'goods', title: text('consoleActivities.goods'), render: (row) => <GoodsCount activity={row} /> },
    { key: 'views', title: text('consoleActivities.views'), align: 'end', render: ({ views }) => views },
    { key: 'orders', title: text('consoleActivities.orders'), align: 'end', render: ({ orders }) => orders },
    {
      key: 'buyers',
      title: text('consoleActivities.buyers'),
      align: 'end',
      isHidden: true,
      render: ({ buyers }) => buyers,
    },
    {
      key: 'conversion',
      title: text('consoleActivities.conversion'),
      align: 'end',
      isHidden: true,
      render: (row) => <ConversionText activity={row} />,
    },
    {
      key: 'broughtIn',
      title: text('consoleActivities.broughtIn'),
      align: 'end',
      render: ({ broughtIn }) => <MoneyText amount={broughtIn} />,
    },
    {
      key: 'givenAway',
      title: text('consoleActivities.givenAway'),
      align: 'end',
      render: ({ givenAway }) => <MoneyText amount={givenAway} />,
    },
  ];
}

function NameCell({ activity: { activityId, name, kind, gift } }: { activity: Activity }) {
  const text = useText();
  return (
    <Flex vertical className="activity-name">
      <Link to={`/activities/${activityId}`}>
        <bdi>{name}</bdi>
      </Link>
      <Typography.Text type="secondary">
        {text(`consoleActivities.kind.${kind}`)}
        {gift && (
          <>
            {' · '}
            <bdi>{gift.prodName}</bdi>
          </>
        )}
      </Typography.Text>
    </Flex>
  );
}

/** Start and end, one below the other. */
export function Period({ startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>) {
  return (
    <Flex vertical>
      <span>
        <TimeText time={startTime} /> –
      </span>
      <TimeText time={endTime} />
    </Flex>
  );
}

function GoodsCount({ activity: { productCount, skuCount } }: { activity: Activity }) {
  const text = useText();
  return (
    <Flex vertical>
      <span>{text('consoleActivities.products', { count: productCount })}</span>
      <Typography.Text type="secondary">{text('consoleActivities.skus', { count: skuCount })}</Typography.Text>
    </Flex>
  );
}
