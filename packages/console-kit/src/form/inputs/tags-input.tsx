import { Select } from 'antd';
import { useText } from '../../console-context.tsx';

interface TagsInputProps {
  id?: string;
  value?: readonly string[];
  onChange?: (tags: string[]) => void;
  max?: number;
  maxLength?: number;
  /** Offered while typing. */
  suggestions?: readonly string[];
  placeholder?: string;
  'aria-label'?: string;
}

/** Tags: Enter or a comma ends one. */
export function TagsInput({ value = [], onChange, max, maxLength = 40, suggestions = [], ...rest }: TagsInputProps) {
  const text = useText();
  const normalize = (tags: readonly string[]) => [
    ...new Set(tags.map((tag) => tag.trim().slice(0, maxLength)).filter(Boolean)),
  ];
  return (
    <Select<string[]>
      mode="tags"
      {...rest}
      value={[...value]}
      onChange={(tags) => onChange?.(normalize(tags))}
      maxCount={max}
      tokenSeparators={[',', '\n']}
      options={suggestions.map((tag) => ({ value: tag, label: tag }))}
      notFoundContent={text('console.tags.help')}
    />
  );
}
