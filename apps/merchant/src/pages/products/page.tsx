import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { productEditorChoices, storeProductCount, storeProductPage } from '@galleria/contract/catalogue/store-products';
import { PRODUCT_TABS } from '@galleria/domain/catalogue/product-lifecycle';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { BulkActions } from './bulk-actions.tsx';
import { useProductColumns } from './product-columns.tsx';
import { isTab } from './product-state.tsx';

/** Products of the store in all states. */
export function Component() {
  const text = useText<'merchant'>();
  const navigate = useNavigate();
  const mayEdit = useCan('products.edit');
  return (
    <ListPage
      name="products"
      title={text('merchantProducts.title')}
      intro={text('merchantProducts.intro')}
      action={
        <Can permission="products.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => void navigate('/products/new')}>
            {text('merchantProducts.add')}
          </Button>
        </Can>
      }
      operation={storeProductPage}
      columns={useProductColumns()}
      keyOf={({ prodId }) => prodId}
      filters={useProductFilters()}
      views={useTabs()}
      toInput={({ keyword, tab, category, shelf, stock }, sort) => ({
        keyword,
        tab: isTab(tab) ? tab : undefined,
        categoryId: category && Number(category),
        shopCategoryId: shelf && Number(shelf),
        isLowStock: stock === 'low' ? true : undefined,
        ...(isSort(sort?.key) && { sort: sort.key, isDescending: sort.isDescending }),
      })}
      emptyText={text('merchantProducts.none')}
      bulkActions={mayEdit ? (products, clear) => <BulkActions products={products} clear={clear} /> : undefined}
    />
  );
}

const SORTS = ['updated', 'created', 'sold', 'price'] as const;

function isSort(key: string | undefined): key is (typeof SORTS)[number] {
  return SORTS.some((sort) => sort === key);
}

function useProductFilters() {
  const text = useText<'merchant'>();
  const { categories = [], shelves = [] } = useCall(productEditorChoices, {}).data ?? {};
  return {
    keyword: { kind: 'text', label: text('merchantProducts.search') },
    tab: {
      kind: 'select',
      label: text('merchantProducts.state'),
      options: PRODUCT_TABS.map((value) => ({ value, label: text(`merchantProducts.state.${value}`) })),
    },
    category: {
      kind: 'select',
      label: text('merchantProducts.category'),
      options: categories.map(({ categoryId, categoryName }) => ({ value: String(categoryId), label: categoryName })),
    },
    shelf: {
      kind: 'select',
      label: text('merchantProducts.shelf'),
      options: shelves.map(({ shopCategoryId, name }) => ({ value: String(shopCategoryId), label: name })),
    },
    stock: {
      kind: 'select',
      label: text('merchantProducts.stock'),
      options: [{ value: 'low', label: text('merchantProducts.runningOut') }],
    },
  } satisfies Filters;
}

/** One view per state, with its number of products. */
function useTabs() {
  const text = useText<'merchant'>();
  const counts = useCall(storeProductCount, {}).data;
  return PRODUCT_TABS.map((tab) => ({
    name: [text(`merchantProducts.state.${tab}`), counts?.[tab]].filter(Boolean).join(' · '),
    search: `tab=${tab}`,
  }));
}
