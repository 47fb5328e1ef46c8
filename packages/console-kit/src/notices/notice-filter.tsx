import { Flex, Input, Segmented } from 'antd';
import { useText } from '../console-context.tsx';
import type { Notice } from './notice-columns.tsx';

export interface NoticeWish {
  readonly words: string;
  readonly ticker: 'any' | 'in' | 'out';
}

export const ANY_NOTICE: NoticeWish = { words: '', ticker: 'any' };

interface NoticeFilterProps {
  wish: NoticeWish;
  onChange: (wish: NoticeWish) => void;
}

/** Filters the rows of the current page only: the public operation has no search. The field's label says so. */
export function NoticeFilter({ wish, onChange }: NoticeFilterProps) {
  const text = useText();
  return (
    <Flex wrap gap="middle">
      <Input.Search
        allowClear
        aria-label={text('console.findOnPage')}
        placeholder={text('console.findOnPage')}
        onSearch={(words) => onChange({ ...wish, words })}
        style={{ maxWidth: 320 }}
      />
      <Segmented<NoticeWish['ticker']>
        value={wish.ticker}
        onChange={(ticker) => onChange({ ...wish, ticker })}
        options={[
          { value: 'any', label: text('console.allNotices') },
          { value: 'in', label: text('console.inTicker') },
          { value: 'out', label: text('console.notInTicker') },
        ]}
      />
    </Flex>
  );
}

export function fulfils(notice: Notice, { words, ticker }: NoticeWish): boolean {
  const mentioned = `${notice.title} ${notice.excerpt}`.toLowerCase().includes(words.trim().toLowerCase());
  return mentioned && (ticker === 'any' || notice.isTop === (ticker === 'in'));
}
