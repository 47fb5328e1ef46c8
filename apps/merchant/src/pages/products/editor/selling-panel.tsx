import { useText } from '@galleria/console-kit/console-context';
import { DateTimeInput } from '@galleria/console-kit/form/inputs/date-time-input';
import { Panel } from '@galleria/console-kit/page/panel';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { InputNumber } from 'antd';
import { Field, useEditor } from './editor-context.tsx';

/** The limit per buyer, and the times at which the product goes on and off sale. */
export function SellingPanel() {
  const text = useText<'merchant'>();
  const { product, change } = useEditor();
  return (
    <Panel title={text('merchantProducts.selling')}>
      <Field path="limitPerBuyer" label={text('merchantProducts.limit')} help={text('merchantProducts.limitHelp')}>
        {(id) => (
          <InputNumber<number>
            id={id}
            min={1}
            max={PRODUCT_LIMITS.limitPerBuyer}
            precision={0}
            value={product.limitPerBuyer}
            onChange={(limitPerBuyer) => change({ limitPerBuyer })}
            style={{ width: '100%' }}
          />
        )}
      </Field>
      <Field path="onSaleTime" label={text('merchantProducts.onSaleTime')}>
        {(id) => (
          <DateTimeInput
            id={id}
            value={product.onSaleTime ?? ''}
            onChange={(time) => change({ onSaleTime: time || null })}
          />
        )}
      </Field>
      <Field
        path="offSaleTime"
        label={text('merchantProducts.offSaleTime')}
        help={text('merchantProducts.scheduleHelp')}
      >
        {(id) => (
          <DateTimeInput
            id={id}
            value={product.offSaleTime ?? ''}
            onChange={(time) => change({ offSaleTime: time || null })}
          />
        )}
      </Field>
    </Panel>
  );
}
