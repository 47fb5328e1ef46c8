import { Flex, Input, Segmented } from 'antd';
import { useText } from '../console-context.tsx';
import type { Notice } from './notice-columns.tsx';

export interface NoticeFilterValues {
  readonly words: string;
  readonly ticker: 'any' | 'in' | 'out';
}

export const NO_FILTER: NoticeFilterValues = { words: '', ticker: 'any' };

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
        onSearch={(words) => onChange({ ...values, words })}
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

export function matchesFilter(notice: Notice, { words, ticker }: NoticeFilterValues): boolean {
  const mentioned = `${notice.title} ${notice.excerpt}`.toLowerCase().includes(words.trim().toLowerCase());
  return mentioned && (ticker === 'any' || notice.isTop === (ticker === 'in'));
}
