import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { DELIVERY_TYPE, type DeliveryType } from '@galleria/domain/catalogue/product-types';
import { Checkbox, Select } from 'antd';
import { Field, useEditor } from './editor-context.tsx';
import type { Choices } from './product-model.ts';

const NAMES = {
  [DELIVERY_TYPE.courier]: 'courier',
  [DELIVERY_TYPE.pickup]: 'pickup',
  [DELIVERY_TYPE.sameCity]: 'sameCity',
} as const;
type OfferedType = keyof typeof NAMES;

/** Ways of delivery of physical goods. Ways that the store does not offer are left out unless the product has them. */
export function DeliveryPanel({ choices: { deliveryTypes, shippingTemplates } }: { choices: Choices }) {
  const text = useText<'merchant'>();
  const { product, change } = useEditor();
  const types = [DELIVERY_TYPE.courier, DELIVERY_TYPE.sameCity, DELIVERY_TYPE.pickup].filter(
    (type) => deliveryTypes.includes(type) || product.deliveryTypes.includes(type),
  );
  return (
    <Panel title={text('merchantProducts.delivery')}>
      <Field path="deliveryTypes" label={text('merchantProducts.deliveryWays')}>
        {() => (
          <Checkbox.Group<DeliveryType>
            className="delivery-ways"
            aria-label={text('merchantProducts.deliveryWays')}
            value={product.deliveryTypes}
            options={types.map((type: OfferedType) => ({
              value: type,
              label: text(`merchantProducts.delivery.${NAMES[type]}`),
            }))}
            onChange={(chosen) => change({ deliveryTypes: chosen })}
          />
        )}
      </Field>
      {product.deliveryTypes.includes(DELIVERY_TYPE.courier) && (
        <Field path="shippingTemplateId" label={text('merchantProducts.template')}>
          {(id) => (
            <Select
              id={id}
              allowClear
              placeholder={text('merchantProducts.freeShipping')}
              value={product.shippingTemplateId}
              options={shippingTemplates.map(({ shippingTemplateId, name }) => ({
                value: shippingTemplateId,
                label: name,
              }))}
              onChange={(shippingTemplateId) => change({ shippingTemplateId: shippingTemplateId ?? null })}
            />
          )}
        </Field>
      )}
    </Panel>
  );
}
