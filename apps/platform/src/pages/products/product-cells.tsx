import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCategoryOptions } from '../../shared/use-categories.ts';

interface ListedProduct {
  prodId: number;
  prodName: string;
  pic: string;
  shopId: number;
  shopName: string;
  categoryName: string;
  price: number;
}

const PICTURE_PX = 44;

interface ProductNameProps {
  product: Pick<ListedProduct, 'prodId' | 'prodName' | 'pic'>;
  /** Target of the name's link; plain text without it. */
  to?: string;
  children?: ReactNode;
}

export function ProductName({ product: { prodId, prodName, pic }, to, children }: ProductNameProps) {
  return (
    <Flex gap="small" align="start" style={{ minWidth: 200, maxWidth: 360, textAlign: 'start' }}>
      <div style={{ flex: 'none' }}>
        <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {to ? (
          <Link to={to}>
            <bdi>{prodName}</bdi>
          </Link>
        ) : (
          <bdi>{prodName}</bdi>
        )}{' '}
        <Typography.Text type="secondary">#{prodId}</Typography.Text>
        {children}
      </div>
    </Flex>
  );
}

/** Columns that the list of all products and the list of waiting products share. */
export function useSharedColumns<Row extends ListedProduct>(): ListColumn<Row>[] {
  const text = useText<'platform'>();
  return [
    {
      key: 'store',
      title: text('platformCatalogue.store'),
      render: ({ shopId, shopName }) => (
        <Link to={`/stores/${shopId}`}>
          <bdi>{shopName}</bdi>
        </Link>
      ),
    },
    {
      key: 'category',
      title: text('platformCatalogue.category'),
      render: ({ categoryName }) => <bdi>{categoryName}</bdi>,
    },
    {
      key: 'price',
      title: text('platformCatalogue.price'),
      align: 'end',
      render: ({ price }) => <MoneyText amount={price} />,
    },
  ];
}

export function useProductFilters() {
  const text = useText<'platform'>();
  return {
    keyword: { kind: 'text', label: text('platformCatalogue.search') },
    store: { kind: 'picker', label: text('platformCatalogue.store'), operation: storeOptions },
    category: { kind: 'select', label: text('platformCatalogue.category'), options: useCategoryOptions() },
  } as const;
}

/** Search input from the filters of both lists. */
export function toSearch({
  keyword,
  store,
  category,
}: {
  readonly keyword?: string | undefined;
  readonly store?: string | undefined;
  readonly category?: string | undefined;
}) {
  return { keyword, shopId: store && Number(store), categoryId: category && Number(category) };
}
