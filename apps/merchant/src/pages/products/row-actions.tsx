import { useText } from '@galleria/console-kit/console-context';
import { ToolIcon } from '@galleria/console-kit/tool-icon';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { copyProduct } from '@galleria/contract/catalogue/store-products';
import { productActions } from '@galleria/domain/catalogue/product-lifecycle';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import type { Product } from './product-state.tsx';
import { useProductStatus } from './use-product-status.ts';

type ActionTarget = Pick<Product, 'prodId' | 'prodName' | 'status'>;

/** Menu of the actions on one product, except editing. */
export function RowActions({ product }: { product: ActionTarget }) {
  const text = useText<'merchant'>();
  const change = useProductStatus();
  const copy = useCopy();
  const { prodId, prodName, status } = product;
  const items: MenuProps['items'] = [
    ...productActions(status).map((action) => ({
      key: action,
      label: text(`merchantProducts.action.${action}`),
      danger: action === 'delete',
      onClick: () => void change(action, [product]),
    })),
    { key: 'copy', label: text('merchantProducts.copy'), onClick: () => void copy(product) },
    ...(status === PRODUCT_STATUS.onSale ? [{ key: 'see', label: <StorefrontLink prodId={prodId} /> }] : []),
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items: items.toSorted(byDanger) }}>
      <Button icon={<ToolIcon name="more" />} aria-label={text('merchantProducts.actionsOf', { name: prodName })} />
    </Dropdown>
  );
}

const byDanger = (one: object | null, other: object | null) =>
  Number(one !== null && 'danger' in one && one.danger) - Number(other !== null && 'danger' in other && other.danger);

function StorefrontLink({ prodId }: { prodId: number }) {
  const text = useText<'merchant'>();
  return (
    <a href={`/detail?prodId=${prodId}`} target="_blank" rel="noopener" title={text('console.opensInNewTab')}>
      {text('console.seeInMall')}
    </a>
  );
}

/** Copies a product and opens the copy, which is a draft. */
function useCopy() {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const navigate = useNavigate();
  return async ({ prodId, prodName }: Pick<Product, 'prodId' | 'prodName'>) => {
    const answer = await mutate(copyProduct, { prodId }, { done: text('merchantProducts.copied', { name: prodName }) });
    if (answer.ok) await navigate(`/products/${answer.data.prodId}`);
  };
}
