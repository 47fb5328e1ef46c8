import { useCall } from '@galleria/console-kit/use-call';
import { platformStorePage } from '@galleria/contract/platform-stores';
import { Select } from 'antd';
import { useState } from 'react';

interface StoreInputProps {
  id?: string;
  value?: number | undefined;
  onChange?: (storeId: number | undefined) => void;
}

const FOUND_AT_MOST = 20;

/** A store, by a part of its name. */
export function StoreInput({ id, value, onChange }: StoreInputProps) {
  const [keyword, setKeyword] = useState('');
  const found = useCall(platformStorePage, { keyword, size: FOUND_AT_MOST }).data?.records ?? [];
  return (
    <Select<number>
      id={id}
      value={value}
      onChange={(storeId) => onChange?.(storeId)}
      options={found.map(({ storeId, name }) => ({ value: storeId, label: name }))}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      allowClear
      style={{ width: '100%' }}
    />
  );
}
