import { useText } from '@galleria/console-kit/console-context';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import type { storeProductPage } from '@galleria/contract/catalogue/store-products';
import { PRODUCT_TABS, type ProductTab, STATUS_OF_TAB } from '@galleria/domain/catalogue/product-lifecycle';
import { Flex, Tag, Tooltip } from 'antd';

export type Product = RowOf<typeof storeProductPage>;

export function isTab(text: string | undefined): text is ProductTab {
  return PRODUCT_TABS.some((tab) => tab === text);
}

function tabOf(status: number): ProductTab {
  return PRODUCT_TABS.find((tab) => STATUS_OF_TAB[tab] === status) ?? 'drafts';
}

const COLOURS: Readonly<Record<ProductTab, string>> = {
  onSale: 'success',
  off: 'default',
  takenDown: 'error',
  waiting: 'warning',
  drafts: 'default',
  deleted: 'default',
};

type StateFields = Pick<Product, 'status' | 'hasPendingChange' | 'reason'>;

/** State of a product, with the reason as a tooltip, and a tag for a pending change. */
export function ProductState({ product: { status, hasPendingChange, reason } }: { product: StateFields }) {
  const text = useText<'merchant'>();
  const tab = tabOf(status);
  return (
    <Flex gap={4} wrap>
      <Tooltip title={reason}>
        <Tag color={COLOURS[tab]} {...(reason && { tabIndex: 0 })}>
          {text(`merchantProducts.state.${tab}`)}
        </Tag>
      </Tooltip>
      {hasPendingChange && <Tag color="warning">{text('merchantProducts.pendingChange')}</Tag>}
    </Flex>
  );
}
