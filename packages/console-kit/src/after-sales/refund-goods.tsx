import { Flex, Typography } from 'antd';
import { useText } from '../console-context.tsx';
import { Thumbnail } from '../page/thumbnail.tsx';
import type { RefundRequest } from './refund-state.tsx';
import './after-sales.css';

const PICTURE_PX = 44;

interface RefundGoodsProps {
  lines: RefundRequest['lines'];
  /** For rows of a list: shows the first line and counts the others. */
  isShort?: boolean;
}

/** Order lines of a request, with the pieces that it asks for. */
export function RefundGoods({ lines, isShort = false }: RefundGoodsProps) {
  const text = useText();
  const shown = isShort ? lines.slice(0, 1) : lines;
  return (
    <ul className={isShort ? 'refund-goods refund-goods-short' : 'refund-goods'}>
      {shown.map(({ orderItemId, pic, prodName, skuName, goodsNum, prodCount, isGift, keptNum }) => (
        <Flex key={orderItemId} component="li" gap="small" align="start">
          <div style={{ flex: 'none' }}>
            <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
          </div>
          <div className="refund-good">
            <bdi>{prodName}</bdi>
            <br />
            <Typography.Text type="secondary">
              {skuName && (
                <>
                  <bdi>{skuName}</bdi>
                  {' · '}
                </>
              )}
              {text('consoleRefunds.pieces', { count: goodsNum, of: prodCount })}
              {isGift && ` · ${text('consoleGift.label')}`}
              {keptNum > 0 && ` · ${text('consoleGift.kept', { count: keptNum })}`}
            </Typography.Text>
          </div>
        </Flex>
      ))}
      {lines.length > shown.length && (
        <li>
          <Typography.Text type="secondary">
            {text('consoleRefunds.more', { count: lines.length - shown.length })}
          </Typography.Text>
        </li>
      )}
    </ul>
  );
}
