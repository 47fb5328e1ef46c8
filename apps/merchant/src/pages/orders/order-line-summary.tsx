import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Order } from './order-state.tsx';

const PICTURE_PX = 44;

interface OrderLineSummaryProps {
  line: Pick<Order['lines'][number], 'pic' | 'prodName' | 'skuName' | 'prodCount'>;
  /** Shown below the name, in place of the SKU's name and the count. */
  detail?: ReactNode;
}

/** Picture, name and quantity of an order line. */
export function OrderLineSummary({ line: { pic, prodName, skuName, prodCount }, detail }: OrderLineSummaryProps) {
  return (
    <Flex gap="small" align="start" style={{ minWidth: 0, textAlign: 'start' }}>
      <div style={{ flex: 'none' }}>
        <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        <bdi>{prodName}</bdi>
        <br />
        <Typography.Text type="secondary">
          {detail ?? [skuName, `× ${prodCount}`].filter(Boolean).join(' ')}
        </Typography.Text>
      </div>
    </Flex>
  );
}
