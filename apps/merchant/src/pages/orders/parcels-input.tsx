import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Button, Flex, Input, InputNumber, Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { OrderLineSummary } from './order-line-summary.tsx';
import type { Order } from './order-state.tsx';
import { nextParcel, type Packages, type ParcelDraft, toPackages, unpackedCount } from './shipment.ts';
import { useCourierOptions } from './use-courier-options.ts';

type Line = Order['lines'][number];

interface ParcelsInputProps {
  /** Lines with pieces that have not left yet. */
  lines: readonly Line[];
  first: ParcelDraft;
  /** Passed by Form.Item. */
  id?: string;
  onChange?: (packages: Packages | undefined) => void;
}

/** Distributes the pieces to packages, each with a courier. */
export function ParcelsInput({ lines, first, id, onChange }: ParcelsInputProps) {
  const text = useText<'merchant'>();
  const [parcels, setParcels] = useState<readonly ParcelDraft[]>([first]);
  const left = lines.reduce((sum, line) => sum + unpackedCount(line, parcels), 0);
  const change = (next: readonly ParcelDraft[]) => {
    setParcels(next);
    onChange?.(toPackages(next));
  };
  return (
    <Flex vertical gap="middle" id={id} role="group" aria-label={text('merchant.order.parcels')}>
      {parcels.map((parcel, index) => (
        <ParcelFields
          key={parcel.key}
          {...{ parcel, lines }}
          number={index + 1}
          leftOf={(line) => unpackedCount(line, parcels)}
          onChange={(changes) => change(parcels.map((one) => (one === parcel ? { ...one, ...changes } : one)))}
          onRemove={parcels.length > 1 ? () => change(parcels.filter((one) => one !== parcel)) : undefined}
        />
      ))}
      <Flex wrap gap="small" align="center" justify="space-between">
        <Button
          type="dashed"
          icon={<Icon name="add" />}
          disabled={left === 0}
          onClick={() => change([...parcels, nextParcel(lines, parcels, parcels.at(-1)?.dvyId)])}
        >
          {text('merchant.order.addParcel')}
        </Button>
        <Typography.Text type="secondary" aria-live="polite">
          {text('merchant.order.stays', { count: left })}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}

interface ParcelFieldsProps {
  parcel: ParcelDraft;
  number: number;
  lines: readonly Line[];
  /** Pieces of a line that are in no package yet. */
  leftOf: (line: Line) => number;
  onChange: (changes: Partial<ParcelDraft>) => void;
  onRemove: (() => void) | undefined;
}

function ParcelFields({ parcel, number, lines, leftOf, onChange, onRemove }: ParcelFieldsProps) {
  const text = useText<'merchant'>();
  const couriers = useCourierOptions();
  const courierId = useId();
  const waybillId = useId();
  const { dvyId, dvyFlowId, pieces } = parcel;
  const detailOf = ({ skuName, shippedCount: shipped, prodCount }: Line) =>
    [skuName, text('merchant.order.shippedOf', { shipped, count: prodCount })].filter(Boolean).join(' · ');
  return (
    <fieldset className="parcel">
      <legend>{text('merchant.order.parcel', { number })}</legend>
      {lines.map((line) => {
        const count = pieces.get(line.orderItemId) ?? 0;
        return (
          <Flex key={line.orderItemId} gap="small" justify="space-between">
            <OrderLineSummary line={line} detail={detailOf(line)} />
            <InputNumber<number>
              aria-label={text('merchant.order.piecesOf', { name: line.prodName, number })}
              min={0}
              max={count + leftOf(line)}
              precision={0}
              value={count}
              onChange={(value) => onChange({ pieces: new Map(pieces).set(line.orderItemId, value ?? 0) })}
              style={{ flex: 'none', width: 80 }}
            />
          </Flex>
        );
      })}
      <label htmlFor={courierId}>{text('merchant.order.courier')}</label>
      <Select<number>
        id={courierId}
        value={dvyId}
        options={couriers}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(value) => onChange({ dvyId: value })}
      />
      {dvyId !== 0 && (
        <>
          <label htmlFor={waybillId}>{text('merchant.order.waybill')}</label>
          <Input
            id={waybillId}
            value={dvyFlowId}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => onChange({ dvyFlowId: event.target.value })}
          />
        </>
      )}
      {onRemove && (
        <Button type="text" danger onClick={onRemove}>
          {text('merchant.order.removeParcel', { number })}
        </Button>
      )}
    </fieldset>
  );
}
