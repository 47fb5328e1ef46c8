import { storeProductOptions, storeProductPage } from '@galleria/contract/catalogue/store-products';
import type { OutputOf } from '@galleria/contract/operation';
import type { ProductTab } from '@galleria/domain/catalogue/product-lifecycle';
import { Button, Flex, Input, Modal, Tag, Typography } from 'antd';
import { useState } from 'react';
import { useText } from '../../console-context.tsx';
import { Icon } from '../../icon.tsx';
import { DataTable } from '../../page/data-table.tsx';
import { Thumbnail } from '../../page/thumbnail.tsx';
import { useOptions } from '../../picker/use-picker.tsx';
import { MoneyText } from '../../text/money-text.tsx';
import { usePagedCall } from '../../use-call.tsx';
import { useDebounced } from '../../use-debounced.ts';
import { mergeChoice } from '../merge-choice.ts';
import '../fields.css';

type Product = OutputOf<typeof storeProductPage>['records'][number];

interface ProductPickerProps {
  id?: string;
  /** Ids of products of the open store. */
  value?: readonly number[] | undefined;
  onChange?: (prodIds: number[]) => void;
  max?: number;
  'aria-label'?: string;
}

/** Products of the store, chosen in a dialog with search. */
export function ProductPicker({ id, value = [], onChange, max = 100, ...rest }: ProductPickerProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const chosen = useOptions(storeProductOptions, value);
  return (
    <Flex vertical gap="small" id={id} role="group" {...rest}>
      {value.length > 0 && (
        <ul className="picked-products">
          {value.map((prodId) => (
            <Flex key={prodId} component="li" gap="small" align="center">
              <ProductLine name={chosen.get(prodId)?.name ?? `#${prodId}`} picture={chosen.get(prodId)?.picture} />
              <Button
                type="text"
                icon={<Icon name="close" />}
                aria-label={text('console.products.remove', { name: chosen.get(prodId)?.name ?? prodId })}
                onClick={() => onChange?.(value.filter((one) => one !== prodId))}
              />
            </Flex>
          ))}
        </ul>
      )}
      <div>
        <Button icon={<Icon name="add" />} onClick={() => setOpen(true)}>
          {text('console.products.choose')}
        </Button>
      </div>
      {isOpen && (
        <ProductPickerDialog
          {...{ value, max }}
          onClose={() => setOpen(false)}
          onChoose={(prodIds) => {
            onChange?.(prodIds);
            setOpen(false);
          }}
        />
      )}
    </Flex>
  );
}

interface ProductPickerDialogProps {
  value: readonly number[];
  max: number;
  /** Only products in this state; without it all that are not deleted. */
  tab?: ProductTab;
  onChoose: (prodIds: number[]) => void;
  onClose: () => void;
}

const SIZE = 8;

/** Exported for screens that show the chosen products in their own way. */
export function ProductPickerDialog({ value, max, tab, onChoose, onClose }: ProductPickerDialogProps) {
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  const [chosen, setChosen] = useState<number[]>([...value]);
  const debouncedKeyword = useDebounced(keyword);
  const answer = usePagedCall(storeProductPage, { keyword: debouncedKeyword || undefined, tab, current, size: SIZE });
  const rows = answer.data?.records ?? [];
  return (
    <Modal
      open
      title={text('console.products.choose')}
      okText={text('console.products.take', { count: chosen.length })}
      okButtonProps={{ disabled: chosen.length > max }}
      cancelText={text('console.cancel')}
      onOk={() => onChoose(chosen)}
      onCancel={onClose}
      width={720}
    >
      <Flex vertical gap="middle">
        <Input
          type="search"
          autoFocus
          allowClear
          prefix={<Icon name="search" />}
          aria-label={text('console.products.search')}
          placeholder={text('console.products.search')}
          onChange={(event) => {
            setKeyword(event.target.value.trim());
            setCurrent(1);
          }}
        />
        {chosen.length > 0 && <Chosen prodIds={chosen} onChange={setChosen} />}
        <DataTable<Product>
          answer={answer}
          rows={rows}
          rowKey="prodId"
          size="small"
          columns={[
            {
              title: text('console.products.product'),
              render: (_, { prodName, pic }) => <ProductLine name={prodName} picture={pic} />,
            },
            {
              title: text('console.products.price'),
              align: 'end',
              render: (_, { price }) => <MoneyText amount={price} />,
            },
          ]}
          rowSelection={{
            selectedRowKeys: chosen,
            preserveSelectedRowKeys: true,
            onChange: (keys) => {
              const shown = rows.map(({ prodId }) => prodId);
              setChosen((before) => mergeChoice(before, shown, keys.map(Number)));
            },
          }}
          pagination={{ current, pageSize: SIZE, total: answer.data?.total ?? 0, onChange: setCurrent, simple: true }}
        />
        {chosen.length > max && (
          <Typography.Text type="danger">{text('console.products.tooMany', { max })}</Typography.Text>
        )}
      </Flex>
    </Modal>
  );
}

interface ChosenProps {
  prodIds: readonly number[];
  onChange: (prodIds: number[]) => void;
}

/** All chosen products, above the table, which has only one page of products. */
function Chosen({ prodIds, onChange }: ChosenProps) {
  const text = useText();
  const products = useOptions(storeProductOptions, prodIds);
  return (
    <Flex vertical gap="small" role="group" aria-label={text('console.products.chosen', { count: prodIds.length })}>
      <Flex gap="small" align="center" justify="space-between">
        <Typography.Text strong>{text('console.products.chosen', { count: prodIds.length })}</Typography.Text>
        <Button size="small" onClick={() => onChange([])}>
          {text('console.products.clear')}
        </Button>
      </Flex>
      <Flex wrap gap="small" className="chosen-products">
        {prodIds.map((prodId) => {
          const name = products.get(prodId)?.name ?? `#${prodId}`;
          return (
            <Tag
              key={prodId}
              closable={{ 'aria-label': text('console.products.remove', { name }) }}
              onClose={(event) => {
                event.preventDefault();
                onChange(prodIds.filter((one) => one !== prodId));
              }}
            >
              <bdi>{name}</bdi>
            </Tag>
          );
        })}
      </Flex>
    </Flex>
  );
}

function ProductLine({ name, picture = '' }: { name: string; picture?: string | undefined }) {
  return (
    <Flex gap="small" align="center" style={{ minWidth: 0, flexGrow: 1 }}>
      <Thumbnail path={picture} width={40} height={40} />
      <bdi>{name}</bdi>
    </Flex>
  );
}
