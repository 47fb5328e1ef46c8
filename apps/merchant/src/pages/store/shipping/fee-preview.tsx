import { useText } from '@galleria/console-kit/console-context';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { useProvinceNames } from '@galleria/console-kit/form/inputs/region-picker';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import type { InputOf } from '@galleria/contract/operation';
import type { saveShippingTemplate } from '@galleria/contract/store-settings/shipping';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { type ShippingTemplate, shippingFee } from '@galleria/domain/shipping/shipping-fee';
import { Form, InputNumber, Select } from 'antd';
import { useState } from 'react';

type Draft = Partial<InputOf<typeof saveShippingTemplate>>;

const UNIT = 1000;

/** Shipping fee of a parcel by the values of the surrounding form, computed as in checkout. */
export function FeePreview() {
  const text = useText<'merchant'>();
  const draft: Draft = Form.useWatch([], Form.useFormInstance()) ?? {};
  const provinces = useProvinceNames();
  const [units, setUnits] = useState(3);
  const [goods, setGoods] = useState(50);
  const [provinceId, setProvinceId] = useState<number>();
  const basis = draft.basis ?? 'piece';
  return (
    <div className="fee-preview">
      <strong>{text('merchantStore.preview')}</strong>
      <div className="field-pairs">
        <InputNumber<number>
          min={1}
          value={units}
          onChange={(value) => setUnits(value ?? 1)}
          aria-label={text(`merchantStore.previewUnits.${basis}`)}
          suffix={text(`merchantStore.unit.${basis}`)}
          style={{ width: '100%' }}
        />
        <Select
          allowClear
          showSearch
          optionFilterProp="label"
          placeholder={text('merchantStore.previewRegion')}
          aria-label={text('merchantStore.previewRegion')}
          value={provinceId}
          onChange={setProvinceId}
          options={[...provinces].map(([value, label]) => ({ value, label }))}
        />
        <MoneyInput
          aria-label={text('merchantStore.previewGoods')}
          value={goods}
          onChange={(value) => setGoods(value ?? 0)}
        />
      </div>
      <output>{useFeeText(draft, { units, goods, provinceId })}</output>
    </div>
  );
}

interface FeeInput {
  readonly units: number;
  readonly goods: number;
  readonly provinceId: number | undefined;
}

function useFeeText(draft: Draft, { units, goods, provinceId }: FeeInput): string {
  const text = useText<'merchant'>();
  const money = useMoneyFormat();
  const parcel = { pieces: units, weightGrams: units * UNIT, volumeCm3: units * UNIT };
  const fee = shippingFee(toTemplate(draft), { ...parcel, provinceId, goodsCents: centsOf(goods) });
  if (fee === 'notDelivered') return text('merchantStore.previewNotSent');
  const { feeCents, minDays, maxDays } = fee;
  const days = text('merchantStore.days', { from: minDays, to: maxDays });
  if (feeCents === 0) return `${text('merchantStore.previewFree')} ${days}`;
  return `${text('merchantStore.previewCosts', { fee: money(mainUnits(feeCents)) })} ${days}`;
}

/** The template in the form, with defaults for fields that are still empty. */
function toTemplate(draft: Draft): ShippingTemplate {
  const { basis = 'piece', firstUnits, extraUnits, exceptions = [], notTo = [] } = draft;
  return {
    basis,
    firstUnits: firstUnits || 1,
    extraUnits: extraUnits || 1,
    ...termsOf(draft),
    notTo: notTo.map(Number),
    exceptions: exceptions.map((other) => ({ provinceIds: other.provinceIds.map(Number), ...termsOf(other) })),
  };
}

function termsOf({ firstFee, extraFee, freeOver, minDays = 0, maxDays = 0 }: Draft) {
  return {
    firstFeeCents: centsOf(Number(firstFee ?? 0)),
    extraFeeCents: centsOf(Number(extraFee ?? 0)),
    freeOverCents: freeOver === null || freeOver === undefined ? null : centsOf(Number(freeOver)),
    minDays,
    maxDays,
  };
}
