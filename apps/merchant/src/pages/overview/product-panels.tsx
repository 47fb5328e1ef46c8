import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeOverview } from '@galleria/contract/overview/overview';
import { Empty, Tag } from 'antd';
import type { ReactNode } from 'react';

type Overview = OutputOf<typeof storeOverview>;

const PICTURE_PX = 40;

/** Best sellers of the last 30 days. */
export function BestSellers({ sellers }: { sellers: NonNullable<Overview['bestSellers']> }) {
  const text = useText<'merchant'>();
  return (
    <Panel title={text('merchantOverview.bestSellers')}>
      <ProductList emptyText={text('merchantOverview.noSales')}>
        {sellers.map(({ prodId, prodName, pic, pieces, sales }) => (
          <ProductRow
            key={prodId}
            name={prodName}
            pic={pic}
            detail={text('merchantOverview.pieces', { count: pieces })}
          >
            <MoneyText amount={sales} />
          </ProductRow>
        ))}
      </ProductList>
    </Panel>
  );
}

/** SKUs with low stock, the lowest first. */
export function LowStock({ items }: { items: NonNullable<Overview['lowStock']> }) {
  const text = useText<'merchant'>();
  return (
    <Panel title={text('merchantOverview.lowStock')}>
      <ProductList emptyText={text('merchantOverview.enoughStock')}>
        {items.map(({ prodId, prodName, skuName, pic, stocks }) => (
          <ProductRow key={`${prodId} ${skuName}`} name={prodName} pic={pic} detail={skuName}>
            <Tag color={stocks === 0 ? 'error' : 'warning'}>{text('merchantOverview.left', { count: stocks })}</Tag>
          </ProductRow>
        ))}
      </ProductList>
    </Panel>
  );
}

function ProductList({ children, emptyText }: { children: readonly ReactNode[]; emptyText: string }) {
  if (children.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText} />;
  return <ul className="plain-list">{children}</ul>;
}

interface ProductRowProps {
  name: string;
  pic: string;
  detail: string;
  /** At the end of the line. */
  children: ReactNode;
}

function ProductRow({ name, pic, detail, children }: ProductRowProps) {
  return (
    <li className="product-row">
      <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
      <span>
        <strong>{name}</strong>
        <small>{detail}</small>
      </span>
      {children}
    </li>
  );
}
