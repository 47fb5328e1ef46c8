import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { useToast } from '@galleria/console-kit/use-mutate';
import { changeProductPrices } from '@galleria/contract/catalogue/store-products';
import { Modal, Typography } from 'antd';
import type { Product } from './product-state.tsx';

interface PriceDialogProps {
  products: readonly Product[];
  onClose: (isDone: boolean) => void;
}

const PRICE_CHANGE_KINDS = ['percent', 'amount', 'set'] as const;

/** Changes the prices of all SKUs of several products at once. */
export function PriceDialog({ products, onClose }: PriceDialogProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  return (
    <Modal open title={text('merchantProducts.changePrices')} footer={null} onCancel={() => onClose(false)}>
      <Typography.Paragraph type="secondary">
        {text('merchantProducts.priceEffect', { count: products.length })}
      </Typography.Paragraph>
      <ContractForm
        operation={changeProductPrices}
        fixed={{ prodIds: products.map(({ prodId }) => prodId) }}
        initial={{ change: 'percent' }}
        fields={{
          change: {
            label: text('merchantProducts.priceWay'),
            options: PRICE_CHANGE_KINDS.map((way) => ({ value: way, label: text(`merchantProducts.priceWay.${way}`) })),
          },
          value: { label: text('merchantProducts.priceValue'), help: text('merchantProducts.priceValueHelp') },
        }}
        fieldOfRefusal={{ 'product.priceBounds': 'value' }}
        submit={text('merchantProducts.changePrices')}
        isGuarded={false}
        onDone={({ skuCount }) => {
          toast(text('merchantProducts.pricesChanged', { count: skuCount }));
          onClose(true);
        }}
        onCancel={() => onClose(false)}
      />
    </Modal>
  );
}
