import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { Sort } from './filters.ts';

export interface ListColumn<Row> {
  /** Also the name in `sort=` of the address. */
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Numbers and amounts stand at the end of their column. */
  readonly align?: 'end';
  /** Left out until the reader chooses it. */
  readonly isHidden?: boolean;
  /** Cannot be left out: it says which row this is. The heading of the card on a phone. */
  readonly isMain?: boolean;
  readonly width?: number;
  /** Buttons of the row: the heading is only read out, and the column always shown. */
  readonly isActions?: boolean;
}

export function toTableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  sort: Sort | undefined,
): TableColumnsType<Row> {
  return columns.map(({ key, title, render, isSortable, align, width, isActions }) => ({
    key,
    title: isActions ? <span className="visually-hidden">{title}</span> : title,
    align,
    ...(isActions && { fixed: 'end' as const }),
    width,
    render: (_, row) => render(row),
    ...(isSortable && {
      sorter: true,
      sortOrder: sort?.key === key ? (sort.isDescending ? 'descend' : 'ascend') : null,
    }),
  }));
}
