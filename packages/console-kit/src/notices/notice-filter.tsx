import { Flex, Input, Segmented } from 'antd';
import { useText } from '../console-context.tsx';
import type { Notice } from './notice-columns.tsx';

export interface NoticeFilterValues {
  readonly keyword: string;
  readonly ticker: 'any' | 'in' | 'out';
}

export const NO_FILTER: NoticeFilterValues = { keyword: '', ticker: 'any' };

interface NoticeFilterProps {
  values: NoticeFilterValues;
  onChange: (values: NoticeFilterValues) => void;
}

/** Filters the rows of the current page only: the public operation has no search. The field's label says so. */
export function NoticeFilter({ values, onChange }: NoticeFilterProps) {
  const text = useText();
  return (
    <Flex wrap gap="middle">
      <Input.Search
        allowClear
        aria-label={text('consoleNotices.findOnPage')}
        placeholder={text('consoleNotices.findOnPage')}
        onSearch={(keyword) => onChange({ ...values, keyword })}
        style={{ maxWidth: 320 }}
      />
      <Segmented<NoticeFilterValues['ticker']>
        value={values.ticker}
        onChange={(ticker) => onChange({ ...values, ticker })}
        options={[
          { value: 'any', label: text('consoleNotices.all') },
          { value: 'in', label: text('consoleNotices.inTicker') },
          { value: 'out', label: text('consoleNotices.notInTicker') },
        ]}
      />
    </Flex>
  );
}

export function matchesFilter(notice: Notice, { keyword, ticker }: NoticeFilterValues): boolean {
  const matchesKeyword = `${notice.title} ${notice.excerpt}`.toLowerCase().includes(keyword.trim().toLowerCase());
  return matchesKeyword && (ticker === 'any' || notice.isTop === (ticker === 'in'));
}
