import { useConsole, useText } from '@galleria/console-kit/console-context';
import { ProductPickerDialog } from '@galleria/console-kit/form/inputs/product-picker';
import { Icon } from '@galleria/console-kit/icon';
import { Panel } from '@galleria/console-kit/page/panel';
import { useFailureMessage, useToast } from '@galleria/console-kit/use-mutate';
import { activityCandidates } from '@galleria/contract/activities/store-activities';
import { ACTIVITY_RULES } from '@galleria/domain/activities/activity-rules';
import { Alert, Button, Empty, Flex } from 'antd';
import { useState } from 'react';
import type { Clashes } from '../use-clashes.ts';
import { BulkTools } from './bulk-tools.tsx';
import {
  type ChangeRows,
  type FormProblems,
  type GoodsRow,
  nameOf,
  piecesProblem,
  priceProblem,
  productIdsOf,
  rowsOf,
} from './goods.ts';
import { GoodsTable } from './goods-table.tsx';

/** Products per request. */
const MAX_IDS_PER_CALL = 50;

interface GoodsPanelProps {
  /** Whether the goods have a price in the activity. */
  hasPrices: boolean;
  rows: readonly GoodsRow[];
  /** Whether the goods have pieces in a pool, as in a flash sale. */
  hasPieces: boolean;
  clashes: Clashes;
  problems: FormProblems;
  /** Whether prices may equal the normal ones. */
  allowsNormalPrice: boolean;
  /** Whether empty prices and pieces are reported as missing. */
  showsMissing: boolean;
  onChange: ChangeRows;
}

/** Goods of the activity: each SKU of a chosen product gets a price or is taken out. */
export function GoodsPanel(props: GoodsPanelProps) {
  const { hasPrices, rows, hasPieces, clashes, problems, allowsNormalPrice, showsMissing, onChange } = props;
  const text = useText<'merchant'>();
  const [isOpen, setOpen] = useState(false);
  const choose = useChoice(rows, onChange);
  const problem = problems.get('items');
  const button = (
    <Button icon={<Icon name="add" />} onClick={() => setOpen(true)}>
      {text('console.products.choose')}
    </Button>
  );
  return (
    <Panel title={text('consoleActivities.goods')} extra={rows.length > 0 && button}>
      <Flex vertical gap="middle">
        {hasPrices && showsMissing && (
          <InvalidRows
            rows={rows.filter((row) => priceProblem(row, allowsNormalPrice))}
            message="merchantActivities.checkPrices"
          />
        )}
        {showsMissing && hasPieces && (
          <InvalidRows rows={rows.filter(piecesProblem)} message="merchantFlashSale.checkPieces" />
        )}
        {problem && <Alert type="error" showIcon title={problem} />}
        {clashes.size > 0 && <Alert type="warning" showIcon title={text('merchantActivities.clashes')} />}
        {rows.length > 0 ? (
          <>
            {hasPrices && <BulkTools rows={rows} onChange={onChange} />}
            <GoodsTable
              {...{ hasPrices, rows, hasPieces, clashes, problems, allowsNormalPrice, showsMissing, onChange }}
            />
          </>
        ) : (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={text(hasPrices ? 'merchantActivities.goodsNone' : 'consoleGift.goodsNone')}
          >
            {button}
          </Empty>
        )}
      </Flex>
      {isOpen && (
        <ProductPickerDialog
          value={productIdsOf(rows)}
          max={ACTIVITY_RULES.skusAtMost}
          tab="onSale"
          onClose={() => setOpen(false)}
          onChoose={(prodIds) => {
            setOpen(false);
            void choose(prodIds);
          }}
        />
      )}
    </Panel>
  );
}

const MAX_NAMED = 3;

interface InvalidRowsProps {
  rows: readonly GoodsRow[];
  message: 'merchantActivities.checkPrices' | 'merchantFlashSale.checkPieces';
}

/** Names the wrong rows, since they may be on another page of the table. */
function InvalidRows({ rows, message }: InvalidRowsProps) {
  const text = useText<'merchant'>();
  const rowNames = rows.map(nameOf);
  if (rowNames.length === 0) return null;
  const names = [...rowNames.slice(0, MAX_NAMED), ...(rowNames.length > MAX_NAMED ? ['…'] : [])].join('; ');
  return <Alert type="error" showIcon title={text(message, { names })} />;
}

/**
 * Applies a choice of products: adds the rows of new ones and removes those no longer chosen; the others keep their
 * prices.
 */
function useChoice(rows: readonly GoodsRow[], onChange: ChangeRows) {
  const { call } = useConsole();
  const text = useText<'merchant'>();
  const showFailure = useFailureMessage();
  const toast = useToast();
  return async (prodIds: readonly number[]) => {
    const known = new Set(productIdsOf(rows));
    const added = prodIds.filter((prodId) => !known.has(prodId));
    const found: GoodsRow[] = [];
    for (let from = 0; from < added.length; from += MAX_IDS_PER_CALL) {
      const batch = added.slice(from, from + MAX_IDS_PER_CALL);
      const answer = await call(activityCandidates, { prodIds: batch.join(',') });
      if (!answer.ok) return showFailure(answer);
      found.push(...rowsOf(answer.data));
    }
    onChange((old) => [...old.filter(({ prodId }) => prodIds.includes(prodId)), ...found]);
    if (productIdsOf(found).length < added.length) toast(text('merchantActivities.leftOut'));
  };
}
