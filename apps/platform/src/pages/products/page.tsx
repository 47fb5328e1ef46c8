import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { platformProductPage } from '@galleria/contract/catalogue/staff-products';
import type { OutputOf } from '@galleria/contract/operation';
import { PRODUCT_TABS, type ProductTab, STATUS_OF_TAB } from '@galleria/domain/catalogue/product-lifecycle';
import { Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { ReasonDrawer, type ReasonQuestion } from '../../shared/reason-drawer.tsx';
import { ProductName, toSearch, useProductFilters, useSharedColumns } from './product-cells.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { useDecisions } from './use-decisions.ts';

type Product = OutputOf<typeof platformProductPage>['records'][number];

const { onSale, off, takenDown } = STATUS_OF_TAB;
const canTakeDown = ({ status }: Product) => status === onSale || status === off;

/** Products of all stores; products that should not be sold can be taken down here. */
export function Component() {
  const text = useText<'platform'>();
  const mayDecide = useCan('products.approve');
  const [question, setQuestion] = useState<ReasonQuestion>();
  const decisions = useDecisions();
  const openTakeDown = (products: readonly Product[], then?: () => void) =>
    setQuestion(decisions.takeDown(products.filter(canTakeDown), then));
  const filters = {
    ...useProductFilters(),
    tab: {
      kind: 'select',
      label: text('platformCatalogue.state'),
      options: PRODUCT_TABS.map((value) => ({ value, label: text(`platformCatalogue.state.${value}`) })),
    },
  } as const;
  return (
    <>
      <ListPage
        name="products"
        title={text('platformCatalogue.products')}
        intro={text('platformCatalogue.productsIntro')}
        operation={platformProductPage}
        keyOf={({ prodId }) => prodId}
        columns={useColumns({
          mayDecide,
          onTakeDown: (product) => openTakeDown([product]),
          onRestore: decisions.restore,
        })}
        filters={filters}
        views={PRODUCT_TABS.map((tab) => ({ name: text(`platformCatalogue.state.${tab}`), search: `tab=${tab}` }))}
        toInput={({ tab, ...search }) => ({ ...toSearch(search), tab: isTab(tab) ? tab : undefined })}
        emptyText={text('platformCatalogue.noProducts')}
        bulkActions={
          mayDecide
            ? (products, clear) => (
                <Button danger disabled={!products.some(canTakeDown)} onClick={() => openTakeDown(products, clear)}>
                  {text('platformCatalogue.takeDownCount', { count: products.filter(canTakeDown).length })}
                </Button>
              )
            : undefined
        }
      >
        {() => <ProductTabs />}
      </ListPage>
      <ReasonDrawer question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

function isTab(text: string | undefined): text is ProductTab {
  return PRODUCT_TABS.some((tab) => tab === text);
}

interface ColumnActions {
  mayDecide: boolean;
  onTakeDown: (product: Product) => void;
  onRestore: (product: Product) => void;
}

function useColumns({ mayDecide, onTakeDown, onRestore }: ColumnActions): ListColumn<Product>[] {
  const text = useText<'platform'>();
  const columns: ListColumn<Product>[] = [
    {
      key: 'product',
      title: text('platformCatalogue.product'),
      isMain: true,
      render: (product) => (
        <ProductName product={product} {...(isWaiting(product) && { to: `/products/waiting/${product.prodId}` })} />
      ),
    },
    { key: 'state', title: text('platformCatalogue.state'), render: (product) => <ProductState product={product} /> },
    ...useSharedColumns<Product>(),
    { key: 'sold', title: text('platformCatalogue.sold'), align: 'end', render: ({ soldNum }) => soldNum },
    {
      key: 'updated',
      title: text('platformCatalogue.updated'),
      render: ({ updateTime }) => <TimeText time={updateTime} />,
    },
  ];
  if (!mayDecide) return columns;
  const actions: ListColumn<Product> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (product) => {
      const name = product.prodName;
      if (canTakeDown(product)) {
        const label = text('platformCatalogue.takeDownOf', { name });
        return (
          <Button size="small" danger aria-label={label} onClick={() => onTakeDown(product)}>
            {text('platformCatalogue.takeDown')}
          </Button>
        );
      }
      if (product.status !== takenDown) return null;
      return (
        <Button
          size="small"
          aria-label={text('platformCatalogue.restoreOf', { name })}
          onClick={() => onRestore(product)}
        >
          {text('platformCatalogue.restore')}
        </Button>
      );
    },
  };
  return [...columns, actions];
}

const isWaiting = ({ status, hasPendingChange }: Product) => status === STATUS_OF_TAB.waiting || hasPendingChange;

const COLOURS: Partial<Record<ProductTab, string>> = { onSale: 'success', takenDown: 'error', waiting: 'warning' };

function ProductState({ product: { status, hasPendingChange, reason } }: { product: Product }) {
  const text = useText<'platform'>();
  const tab = PRODUCT_TABS.find((one) => STATUS_OF_TAB[one] === status) ?? 'off';
  return (
    <Flex vertical gap={4} align="start">
      <Tag color={COLOURS[tab] ?? 'default'}>{text(`platformCatalogue.state.${tab}`)}</Tag>
      {hasPendingChange && <Tag color="warning">{text('platformCatalogue.changeWaits')}</Tag>}
      {reason && (
        <Typography.Text type="secondary" style={{ maxWidth: 220, whiteSpace: 'normal', textAlign: 'start' }}>
          <bdi>{reason}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}
