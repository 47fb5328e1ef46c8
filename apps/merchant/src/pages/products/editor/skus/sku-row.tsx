import { useText } from '@galleria/console-kit/console-context';
import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { Button, Flex, Input, InputNumber, Popover, Switch } from 'antd';
import { memo } from 'react';
import type { Sku } from '../product-model.ts';
import { NUMBER_COLUMNS, numberIn } from './sku-columns.ts';

interface SkuRowProps {
  sku: Sku;
  name: string;
  /** Pictures of the product, to choose from. */
  pictures: readonly string[];
  /** Names of the columns that the server refused, separated by spaces. */
  invalidFields: string;
  onChange: (key: string, changes: Partial<Sku>) => void;
}

export const SkuRow = memo(function SkuRow({ sku, name, pictures, invalidFields, onChange }: SkuRowProps) {
  const text = useText<'merchant'>();
  const set = (changes: Partial<Sku>) => onChange(sku.key, changes);
  return (
    <tr className={sku.isOn ? undefined : 'sku-off'}>
      <th scope="row">
        <Flex gap="small" align="center">
          <SkuPicture pic={sku.pic} {...{ name, pictures }} onChange={(pic) => set({ pic })} />
          <bdi>{name}</bdi>
        </Flex>
      </th>
      {NUMBER_COLUMNS.map((column) => (
        <td key={column.name}>
          <InputNumber<number>
            aria-label={text('merchantProducts.skuField', {
              name,
              column: text(`merchantProducts.sku.${column.name}`),
            })}
            min={0}
            max={column.max}
            precision={column.precision}
            controls={false}
            inputMode={column.precision > 0 ? 'decimal' : 'numeric'}
            value={sku[column.name]}
            {...(invalidFields.split(' ').includes(column.name) && { status: 'error' as const })}
            onChange={(value) => set(numberIn(column.name, value))}
            style={{ width: column.width }}
          />
        </td>
      ))}
      <td>
        <Input
          aria-label={text('merchantProducts.skuField', { name, column: text('merchantProducts.sku.code') })}
          maxLength={PRODUCT_LIMITS.skuCodeLength}
          autoComplete="off"
          value={sku.partyCode}
          onChange={(event) => set({ partyCode: event.target.value })}
          style={{ width: 128 }}
        />
      </td>
      <td>
        <Switch
          aria-label={text('merchantProducts.skuField', { name, column: text('merchantProducts.sku.isOn') })}
          checked={sku.isOn}
          onChange={(isOn) => set({ isOn })}
        />
      </td>
    </tr>
  );
});

interface SkuPictureProps {
  pic: string;
  name: string;
  pictures: readonly string[];
  onChange: (pic: string) => void;
}

/** Picks one of the product's pictures, or uploads another one. */
function SkuPicture({ pic, name, pictures, onChange }: SkuPictureProps) {
  const text = useText<'merchant'>();
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      content={
        <Flex vertical gap="small" style={{ width: 240 }}>
          <Flex wrap gap={4}>
            {pictures.map((path, index) => (
              <Button
                key={path}
                type="text"
                className="sku-picture"
                aria-pressed={path === pic}
                aria-label={text('merchantProducts.takePicture', { number: index + 1 })}
                onClick={() => onChange(path)}
              >
                <Thumbnail path={path} width={48} height={48} />
              </Button>
            ))}
          </Flex>
          <PicturesInput
            max={1}
            aria-label={text('merchantProducts.skuPicture', { name })}
            value={pic ? [pic] : []}
            onChange={([path = '']) => onChange(path)}
          />
        </Flex>
      }
    >
      <Button type="text" className="sku-picture" aria-label={text('merchantProducts.skuPicture', { name })}>
        <Thumbnail path={pic || (pictures[0] ?? '')} width={40} height={40} />
      </Button>
    </Popover>
  );
}
