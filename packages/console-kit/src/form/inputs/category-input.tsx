import { Cascader } from 'antd';
import { useText } from '../../console-context.tsx';

export interface CategoryChoice {
  readonly categoryId: number;
  readonly categoryName: string;
  readonly categories?: readonly CategoryChoice[];
}

interface CategoryInputProps {
  id?: string;
  value?: number | null | undefined;
  onChange?: (categoryId: number) => void;
  /** The tree; only its leaves can be chosen. */
  categories: readonly CategoryChoice[];
  status?: 'error' | undefined;
  'aria-label'?: string;
}

interface Option {
  value: number;
  label: string;
  children?: Option[];
}

/** Picks a category level by level, or by typing a part of its name. */
export function CategoryInput({ value, onChange, categories, status, ...rest }: CategoryInputProps) {
  const text = useText();
  return (
    <Cascader<Option>
      {...rest}
      {...(status && { status })}
      value={pathTo(categories, value).map(({ categoryId }) => categoryId)}
      displayRender={(names) => <bdi>{names.join(' › ')}</bdi>}
      options={categories.map(toOption)}
      showSearch
      onChange={(path) => {
        const leaf = path?.at(-1);
        if (leaf !== undefined) onChange?.(leaf);
      }}
      allowClear={false}
      placeholder={text('console.category.choose')}
      style={{ width: '100%' }}
    />
  );
}

/** The categories from the first level to this one; empty when it is not in the tree. */
export function pathTo(categories: readonly CategoryChoice[], id: number | null | undefined): CategoryChoice[] {
  for (const category of categories) {
    if (category.categoryId === id) return [category];
    const below = pathTo(category.categories ?? [], id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

function toOption({ categoryId, categoryName, categories }: CategoryChoice): Option {
  return { value: categoryId, label: categoryName, ...(categories && { children: categories.map(toOption) }) };
}
