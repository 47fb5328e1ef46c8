import { useText } from '@galleria/console-kit/console-context';
import { type ProductAction, productActions } from '@galleria/domain/catalogue/product-lifecycle';
import { Button } from 'antd';
import { useState } from 'react';
import { PriceDialog } from './price-dialog.tsx';
import type { Product } from './product-state.tsx';
import { ShelfDialog } from './shelf-dialog.tsx';
import { useProductStatus } from './use-product-status.ts';

const ACTIONS: readonly ProductAction[] = ['on', 'off', 'ask', 'restore', 'delete'];

interface BulkActionsProps {
  products: readonly Product[];
  clear: () => void;
}

/** Buttons for the selected products: the actions that at least one of them allows. */
export function BulkActions({ products, clear }: BulkActionsProps) {
  const text = useText<'merchant'>();
  const change = useProductStatus();
  const [dialog, setDialog] = useState<'price' | 'shelf'>();
  const offered = ACTIONS.filter((action) => products.some(({ status }) => productActions(status).includes(action)));
  const isDeleted = offered.length === 1 && offered[0] === 'restore';
  const close = (isDone: boolean) => {
    setDialog(undefined);
    if (isDone) clear();
  };
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action}
          danger={action === 'delete'}
          onClick={async () => {
            if (await change(action, products)) clear();
          }}
        >
          {text(`merchantProducts.action.${action}`)}
        </Button>
      ))}
      {!isDeleted && (
        <>
          <Button onClick={() => setDialog('price')}>{text('merchantProducts.changePrices')}</Button>
          <Button onClick={() => setDialog('shelf')}>{text('merchantProducts.moveToShelf')}</Button>
        </>
      )}
      {dialog === 'price' && <PriceDialog products={products} onClose={close} />}
      {dialog === 'shelf' && <ShelfDialog products={products} onClose={close} />}
    </>
  );
}
