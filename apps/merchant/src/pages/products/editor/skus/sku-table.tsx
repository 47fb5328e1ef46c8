import { useText } from '@galleria/console-kit/console-context';
import { useTextLanguage } from '@galleria/console-kit/form/texts/text-languages';
import { Alert, InputNumber, Pagination, Switch } from 'antd';
import { useCallback, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { invalidFieldsAt, type Problems } from '../problems.ts';
import type { Sku } from '../product-model.ts';
import { NUMBER_COLUMNS, numberIn } from './sku-columns.ts';
import { skuName } from './sku-matrix.ts';
import { SkuRow } from './sku-row.tsx';

/** Every row has many input fields, and more of them would render slowly. */
const PAGE_SIZE = 40;

/** Prices, stock and measures of every combination. The first row sets a column for all. */
export function SkuTable() {
  const text = useText<'merchant'>();
  const locale = useTextLanguage();
  const { product, problems, change } = useEditor();
  const [page, setPage] = useState(1);
  const { skus, pictures } = product;
  const current = Math.min(page, Math.ceil(skus.length / PAGE_SIZE));
  const first = (current - 1) * PAGE_SIZE;
  const set = useCallback(
    (key: string, changes: Partial<Sku>) =>
      change((old) => ({ skus: old.skus.map((sku) => (sku.key === key ? { ...sku, ...changes } : sku)) })),
    [change],
  );
  const setAll = (changes: Partial<Sku>) =>
    change((old) => ({ skus: old.skus.map((sku) => ({ ...sku, ...changes })) }));
  const nameOf = (sku: Sku) => skuName(product, sku, locale) || text('merchantProducts.thisProduct');
  return (
    <>
      <SkuProblems problems={problems} names={skus.map(nameOf)} />
      <div className="sku-table-frame">
        <table className="sku-table">
          <caption className="visually-hidden">{text('merchantProducts.skus')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('merchantProducts.sku')}</th>
              {NUMBER_COLUMNS.map(({ name }) => (
                <th key={name} scope="col">
                  {text(`merchantProducts.sku.${name}`)}
                </th>
              ))}
              <th scope="col">{text('merchantProducts.sku.code')}</th>
              <th scope="col">{text('merchantProducts.sku.isOn')}</th>
            </tr>
            {skus.length > 1 && <SetAllRow skus={skus} onSet={setAll} />}
          </thead>
          <tbody>
            {skus.slice(first, first + PAGE_SIZE).map((sku, index) => (
              <SkuRow
                key={sku.key}
                {...{ sku, pictures }}
                name={nameOf(sku)}
                invalidFields={invalidFieldsAt(problems, `skus.${first + index}`)}
                onChange={set}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pagination
        hideOnSinglePage
        showSizeChanger={false}
        {...{ current }}
        pageSize={PAGE_SIZE}
        total={skus.length}
        onChange={setPage}
        align="end"
      />
    </>
  );
}

function SetAllRow({ skus, onSet }: { skus: readonly Sku[]; onSet: (changes: Partial<Sku>) => void }) {
  const text = useText<'merchant'>();
  return (
    <tr className="sku-all">
      <th scope="row">{text('merchantProducts.setAll')}</th>
      {NUMBER_COLUMNS.map(({ name, precision, max, width }) => (
        <td key={name}>
          <InputNumber<number>
            aria-label={text('merchantProducts.setAllOf', { column: text(`merchantProducts.sku.${name}`) })}
            min={0}
            {...{ precision, max }}
            controls={false}
            inputMode={precision > 0 ? 'decimal' : 'numeric'}
            onChange={(value) => value !== null && onSet(numberIn(name, value))}
            style={{ width }}
          />
        </td>
      ))}
      <td />
      <td>
        <Switch
          aria-label={text('merchantProducts.setAllOf', { column: text('merchantProducts.sku.isOn') })}
          checked={skus.every(({ isOn }) => isOn)}
          onChange={(isOn) => onSet({ isOn })}
        />
      </td>
    </tr>
  );
}

interface SkuProblemsProps {
  problems: Problems;
  /** Names of the SKUs, in their order. */
  names: readonly string[];
}

/** Messages about SKUs, above the table since its cells have no room for them. */
function SkuProblems({ problems, names }: SkuProblemsProps) {
  const found = [...problems].filter(([field]) => field === 'skus' || field.startsWith('skus.'));
  if (found.length === 0) return null;
  const lines = found.map(([field, message]) => {
    const name = names[Number(field.split('.')[1] ?? -1)];
    return name ? `${name}: ${message}` : message;
  });
  return (
    <Alert type="error" showIcon title={[...new Set(lines)].slice(0, 5).map((line) => <div key={line}>{line}</div>)} />
  );
}
