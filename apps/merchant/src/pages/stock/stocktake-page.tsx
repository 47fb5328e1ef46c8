import { useText } from '@galleria/console-kit/console-context';
import { useUnsavedWork } from '@galleria/console-kit/form/unsaved-work';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { storeStockPage } from '@galleria/contract/stock';
import { Empty, Flex, Input, InputNumber, Pagination, Typography } from 'antd';
import { useState } from 'react';
import { nameOf, SkuName, type StockedSku } from './stock-columns.tsx';
import { StocktakeSummary } from './stocktake-summary.tsx';
import { type Count, formatSigned, useCounts } from './use-counts.ts';

const PAGE_SIZE = 20;

/** Counts many SKUs at once. Nothing is saved until the differences have been reviewed. */
export function Component() {
  const text = useText<'merchant'>();
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  const counts = useCounts();
  useUnsavedWork(counts.all.length > 0);
  const answer = usePagedCall(storeStockPage, { current, size: PAGE_SIZE, ...(keyword && { text: keyword }) });
  return (
    <Page title={text('merchantStock.stocktake')} intro={text('merchantStock.stocktakeIntro')}>
      <Input.Search
        allowClear
        aria-label={text('merchantStock.search')}
        placeholder={text('merchantStock.search')}
        style={{ maxWidth: 420 }}
        onSearch={(next) => {
          setKeyword(next.trim());
          setCurrent(1);
        }}
      />
      <Panel isFlush>
        <Loaded answer={answer} lines={12}>
          {({ records, total }) => (
            <Flex vertical gap="middle">
              {records.length === 0 && (
                <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('console.list.nothingFound')} />
              )}
              <ul className="count-list" aria-busy={answer.isPlaceholderData}>
                {records.map((sku) => (
                  <CountRow key={sku.skuId} sku={sku} count={counts.of(sku.skuId)} onCount={counts.setCount} />
                ))}
              </ul>
              {total > PAGE_SIZE && (
                <Pagination
                  className="list-paging"
                  align="end"
                  current={current}
                  pageSize={PAGE_SIZE}
                  total={total}
                  showSizeChanger={false}
                  onChange={setCurrent}
                />
              )}
            </Flex>
          )}
        </Loaded>
      </Panel>
      <StocktakeSummary counts={counts} />
    </Page>
  );
}

interface CountRowProps {
  sku: StockedSku;
  count: Count | undefined;
  onCount: (sku: StockedSku, counted: number | null) => void;
}

function CountRow({ sku, count, onCount }: CountRowProps) {
  const text = useText<'merchant'>();
  const seen = count?.seen ?? sku.stocks;
  const difference = count === undefined ? 0 : count.counted - seen;
  return (
    <li>
      <SkuName sku={sku} />
      <Flex gap="middle" align="center" justify="end" wrap>
        <Typography.Text type="secondary">{text('merchantStock.expected', { count: seen })}</Typography.Text>
        <InputNumber
          aria-label={text('merchantStock.countOf', { name: nameOf(sku) })}
          placeholder={text('merchantStock.counted')}
          min={0}
          max={99_999_999}
          precision={0}
          value={count?.counted ?? null}
          onChange={(counted) => onCount(sku, counted)}
          status={difference === 0 ? '' : 'warning'}
          style={{ width: 120 }}
        />
        <bdi dir="ltr" className="count-difference" aria-live="polite">
          {count && formatSigned(difference)}
        </bdi>
      </Flex>
    </li>
  );
}
