import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { useCan } from '@galleria/console-kit/sign-in/session';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeStockPage } from '@galleria/contract/stock';
import { stockState } from '@galleria/domain/inventory/stock-reasons';
import { Button, Flex, Tag, Typography } from 'antd';

export type StockedSku = OutputOf<typeof storeStockPage>['records'][number];

const PICTURE_PX = 44;
const COLOUR = { out: 'error', low: 'warning', enough: undefined } as const;

/** A SKU with its picture, for lists and the stocktake. */
export function SkuName({ sku: { pic, prodName, skuName, partyCode } }: { sku: StockedSku }) {
  return (
    <Flex gap="small" align="start" style={{ minWidth: 0, textAlign: 'start' }}>
      <div style={{ flex: 'none' }}>
        <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        <bdi>{prodName}</bdi>
        <br />
        <Typography.Text type="secondary">
          <bdi>{[skuName, partyCode].filter(Boolean).join(' · ')}</bdi>
        </Typography.Text>
      </div>
    </Flex>
  );
}

/** Name of a SKU in one line, e.g. for labels of buttons. */
export function nameOf({ prodName, skuName }: Pick<StockedSku, 'prodName' | 'skuName'>): string {
  return [prodName, skuName].filter(Boolean).join(' · ');
}

export function useStockColumns(
  onOpen: (kind: 'history' | 'adjust' | 'limit', sku: StockedSku) => void,
): ListColumn<StockedSku>[] {
  const text = useText<'merchant'>();
  const mayEdit = useCan('stock.edit');
  return [
    { key: 'sku', title: text('merchantStock.sku'), isMain: true, render: (sku) => <SkuName sku={sku} /> },
    { key: 'id', title: text('merchantStock.skuId'), isHidden: true, render: ({ skuId }) => skuId },
    { key: 'stocks', title: text('merchantStock.stocks'), align: 'end', render: (sku) => <Stocks sku={sku} /> },
    {
      key: 'limit',
      title: text('merchantStock.limit'),
      align: 'end',
      render: (sku) => <Limit sku={sku} onChange={mayEdit ? () => onOpen('limit', sku) : undefined} />,
    },
    {
      key: 'actions',
      title: text('console.list.actions'),
      isActions: true,
      render: (sku) => (
        <Flex gap="small" justify="end" wrap>
          <Button
            aria-label={text('merchantStock.historyOf', { name: nameOf(sku) })}
            onClick={() => onOpen('history', sku)}
          >
            {text('merchantStock.history')}
          </Button>
          {mayEdit && (
            <Button
              aria-label={text('merchantStock.adjustOf', { name: nameOf(sku) })}
              onClick={() => onOpen('adjust', sku)}
            >
              {text('merchantStock.adjust')}
            </Button>
          )}
        </Flex>
      ),
    },
  ];
}

function Stocks({ sku: { stocks, lowLimit } }: { sku: StockedSku }) {
  const text = useText<'merchant'>();
  const state = stockState(stocks, lowLimit);
  return (
    <Flex gap="small" align="center" justify="end" wrap>
      {state !== 'enough' && <Tag color={COLOUR[state]}>{text(`merchantStock.state.${state}`)}</Tag>}
      <strong style={{ fontVariantNumeric: 'tabular-nums' }}>{stocks}</strong>
    </Flex>
  );
}

function Limit({ sku, onChange }: { sku: StockedSku; onChange: (() => void) | undefined }) {
  const text = useText<'merchant'>();
  const limitText = sku.lowLimit === 0 ? text('merchantStock.never') : String(sku.lowLimit);
  const shown = sku.hasOwnLimit ? <strong>{limitText}</strong> : limitText;
  if (!onChange) return shown;
  return (
    <Button
      type="text"
      aria-label={text('merchantStock.limitOf', { name: nameOf(sku), limit: limitText })}
      onClick={onChange}
    >
      {shown}
    </Button>
  );
}
