import { Checkbox, Flex } from 'antd';
import type { Key } from 'react';
import { useText } from '../console-context.tsx';
import { Panel } from '../page/panel.tsx';
import type { ListColumn } from './list-columns.tsx';

interface RowCardsProps<Row> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  keyOf: (row: Row) => Key;
  /** Set where rows can be selected. */
  selection?: { readonly keys: readonly Key[]; readonly onChange: (keys: Key[]) => void } | undefined;
}

/** A list on a phone: a card for each row, with the values below their column titles. */
export function RowCards<Row>({ rows, columns, keyOf, selection }: RowCardsProps<Row>) {
  const text = useText();
  const main = columns.find(({ isMain }) => isMain) ?? columns[0];
  const others = columns.filter((column) => column !== main);
  const toggle = (key: Key, isChosen: boolean) => {
    const rest = selection?.keys.filter((one) => one !== key) ?? [];
    selection?.onChange(isChosen ? [...rest, key] : rest);
  };
  return (
    <ul className="row-cards">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <Panel>
            <Flex gap="small" align="start">
              {selection && (
                <Checkbox
                  aria-label={text('console.list.selectRow')}
                  checked={selection.keys.includes(keyOf(row))}
                  onChange={(event) => toggle(keyOf(row), event.target.checked)}
                />
              )}
              <div className="row-card-head">{main?.render(row)}</div>
            </Flex>
            <dl className="row-card-facts">
              {others
                .filter(({ isActions }) => !isActions)
                .map(({ key, title, render }) => (
                  <div key={key}>
                    <dt>{title}</dt>
                    <dd>{render(row)}</dd>
                  </div>
                ))}
            </dl>
            {others
              .filter(({ isActions }) => isActions)
              .map(({ key, render }) => (
                <div key={key} className="row-card-actions">
                  {render(row)}
                </div>
              ))}
          </Panel>
        </li>
      ))}
    </ul>
  );
}
