import { useSide, useText } from '@galleria/console-kit/console-context';
import { CursorPaging } from '@galleria/console-kit/list/list-tools';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { usePagedCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { stockHistoryPage } from '@galleria/contract/stock';
import { Drawer, Flex, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { SkuName, type StockedSku } from './stock-columns.tsx';

type Movement = OutputOf<typeof stockHistoryPage>['records'][number];

interface HistoryDrawerProps {
  sku: StockedSku | undefined;
  onClose: () => void;
}

/** The stock movements of one SKU with their reasons; they add up to its stock. */
export function HistoryDrawer({ sku, onClose }: HistoryDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <Drawer
      open={sku !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size="large"
      title={text('merchantStock.history')}
      destroyOnHidden
    >
      {sku && (
        <Flex vertical gap="large">
          <SkuName sku={sku} />
          <Movements skuId={sku.skuId} />
        </Flex>
      )}
    </Drawer>
  );
}

function Movements({ skuId }: { skuId: number }) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const answer = usePagedCall(stockHistoryPage, { skuId, cursor: cursors.at(-1), size: 20 });
  return (
    <Loaded answer={answer} lines={8}>
      {({ records, nextCursor }) => (
        <Flex vertical gap="middle">
          <ol className="plain-list">
            {records.map((movement) => (
              <MovementLine key={movement.sequence} movement={movement} />
            ))}
          </ol>
          <CursorPaging cursors={cursors} nextCursor={nextCursor} onChange={setCursors} />
        </Flex>
      )}
    </Loaded>
  );
}

function MovementLine({ movement }: { movement: Movement }) {
  const text = useText<'merchant'>();
  const { difference, after, reason, sellerName, time } = movement;
  const change = difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
  return (
    <li className="stock-movement">
      <Typography.Text strong type={difference < 0 ? undefined : 'success'}>
        <bdi dir="ltr">{change}</bdi>
      </Typography.Text>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {text(`merchantStock.reason.${reason}`)} <Reference movement={movement} />
        <br />
        <Typography.Text type="secondary">
          <TimeText time={time} />
          {sellerName && <> · {sellerName}</>}
        </Typography.Text>
      </div>
      <Typography.Text type="secondary" style={{ whiteSpace: 'nowrap' }}>
        {text('merchantStock.after', { count: after })}
      </Typography.Text>
    </li>
  );
}

const ORDER_NUMBER = /^\d{10,24}$/;

/** The reference of a movement: an order number links to its order; a note is plain text. */
function Reference({ movement: { reason, reference } }: { movement: Movement }) {
  const text = useText<'merchant'>();
  const mayViewOrders = useCan('orders.view');
  if (reference === '') return null;
  if (reason === 'import') return <>{text('merchantStock.importNumber', { number: reference })}</>;
  if (!ORDER_NUMBER.test(reference) || !mayViewOrders) return <bdi>{reference}</bdi>;
  return <Link to={`/orders/${reference}`}>{reference}</Link>;
}
