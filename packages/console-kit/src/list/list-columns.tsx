import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { Sort } from './filters.ts';

export interface ListColumn<Row> {
  /** Also the key in `sort=` of the URL. */
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** For numbers and amounts, which are aligned to the end of their column. */
  readonly align?: 'end';
  /** Hidden until the reader chooses it. */
  readonly isHidden?: boolean;
  /** Cannot be hidden, since it identifies the row; the heading of the card on a phone. */
  readonly isMain?: boolean;
  readonly width?: number;
  /** Buttons of the row: the heading is only for screen readers, and the column cannot be hidden. */
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
