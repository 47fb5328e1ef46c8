import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { type Product, ProductState } from './product-state.tsx';
import { RowActions } from './row-actions.tsx';
import './products.css';

export function useProductColumns(): ListColumn<Product>[] {
  const text = useText<'merchant'>();
  const mayEdit = useCan('products.edit');
  const columns: ListColumn<Product>[] = [
    {
      key: 'product',
      title: text('merchantProducts.product'),
      isMain: true,
      render: (product) => <ProductName product={product} />,
    },
    {
      key: 'state',
      title: text('merchantProducts.state'),
      render: (product) => (
        <>
          <ProductState product={product} />
          <Schedule product={product} />
        </>
      ),
    },
    {
      key: 'price',
      title: text('merchantProducts.price'),
      align: 'end',
      isSortable: true,
      render: ({ price, maxPrice }) => (
        <>
          <MoneyText amount={price} />
          {maxPrice > price && (
            <>
              {' '}
              – <MoneyText amount={maxPrice} />
            </>
          )}
        </>
      ),
    },
    {
      key: 'stock',
      title: text('merchantProducts.stock'),
      align: 'end',
      render: (product) => <Stock product={product} />,
    },
    {
      key: 'sold',
      title: text('merchantProducts.sold'),
      align: 'end',
      isSortable: true,
      render: ({ soldNum }) => soldNum,
    },
    {
      key: 'category',
      title: text('merchantProducts.category'),
      render: ({ categoryName }) => <bdi>{categoryName}</bdi>,
      isHidden: true,
    },
    {
      key: 'shelf',
      title: text('merchantProducts.shelf'),
      render: ({ shopCategoryName }) => <bdi>{shopCategoryName}</bdi>,
    },
    {
      key: 'updated',
      title: text('merchantProducts.updated'),
      isSortable: true,
      render: ({ updateTime }) => <TimeText time={updateTime} />,
    },
    {
      key: 'created',
      title: text('merchantProducts.created'),
      isSortable: true,
      isHidden: true,
      render: ({ createTime }) => <TimeText time={createTime} />,
    },
  ];
  if (!mayEdit) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      title: text('console.list.actions'),
      isActions: true,
      render: (product) => <RowActions product={product} />,
    },
  ];
}

function ProductName({ product: { prodId, prodName, pic, skuCount } }: { product: Product }) {
  const text = useText<'merchant'>();
  return (
    <Flex gap="small" align="center">
      <Thumbnail path={pic} width={48} height={48} />
      <Flex vertical className="product-name">
        <Link to={`/products/${prodId}`}>
          <bdi>{prodName || text('merchantProducts.unnamed')}</bdi>
        </Link>
        <Typography.Text type="secondary">
          {skuCount > 1 ? text('merchantProducts.skuCount', { count: skuCount }) : `#${prodId}`}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}

function Stock({ product: { stocks, lowStockCount } }: { product: Product }) {
  const text = useText<'merchant'>();
  return (
    <Flex gap={4} justify="end" align="center" wrap>
      {lowStockCount > 0 && (
        <Tag color={stocks === 0 ? 'error' : 'warning'}>
          {text(stocks === 0 ? 'merchantProducts.soldOut' : 'merchantProducts.lowStock', { count: lowStockCount })}
        </Tag>
      )}
      {stocks}
    </Flex>
  );
}

/** Times at which the product goes on and off sale. */
function Schedule({ product: { onSaleTime, offSaleTime } }: { product: Product }) {
  const text = useText<'merchant'>();
  if (!onSaleTime && !offSaleTime) return null;
  return (
    <Typography.Text type="secondary">
      {onSaleTime && (
        <>
          {text('merchantProducts.onFrom')} <TimeText time={onSaleTime} />{' '}
        </>
      )}
      {offSaleTime && (
        <>
          {text('merchantProducts.offFrom')} <TimeText time={offSaleTime} />
        </>
      )}
    </Typography.Text>
  );
}
