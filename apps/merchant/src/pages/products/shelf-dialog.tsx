import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { changeProductShelf, productEditorChoices } from '@galleria/contract/catalogue/store-products';
import { Modal, Select } from 'antd';
import type { Product } from './product-state.tsx';

interface ShelfDialogProps {
  products: readonly Product[];
  onClose: (isDone: boolean) => void;
}

/** Puts several products on one of the store's shelves; an empty choice takes them off theirs. */
export function ShelfDialog({ products, onClose }: ShelfDialogProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const shelves = useCall(productEditorChoices, {}).data?.shelves ?? [];
  return (
    <Modal open title={text('merchantProducts.moveToShelf')} footer={null} onCancel={() => onClose(false)}>
      <ContractForm
        operation={changeProductShelf}
        fixed={{ prodIds: products.map(({ prodId }) => prodId) }}
        fields={{
          shopCategoryId: {
            label: text('merchantProducts.shelf'),
            help: text('merchantProducts.shelfHelp', { count: products.length }),
            control: (
              <Select
                allowClear
                placeholder={text('merchantProducts.noShelf')}
                options={shelves.map(({ shopCategoryId, name }) => ({ value: shopCategoryId, label: name }))}
              />
            ),
          },
        }}
        submit={text('merchantProducts.moveToShelf')}
        isGuarded={false}
        onDone={() => {
          toast(text('merchantProducts.moved', { count: products.length }));
          onClose(true);
        }}
        onCancel={() => onClose(false)}
      />
    </Modal>
  );
}
