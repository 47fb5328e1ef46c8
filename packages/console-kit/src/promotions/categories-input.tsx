import { useCall } from '../use-call.tsx';
import { categoryList } from '@galleria/contract/catalogue';
import { TreeSelect } from 'antd';

interface CategoriesInputProps {
  id?: string;
  value?: number[];
  onChange?: (categoryIds: number[]) => void;
}

interface Node {
  value: number;
  title: string;
  children?: Node[];
}

/** Categories of any level: one stands for everything below it. */
export function CategoriesInput({ id, value = [], onChange }: CategoriesInputProps) {
  const categories = useCall(categoryList, {}).data ?? [];
  return (
    <TreeSelect<number[], Node>
      id={id}
      value={value}
      onChange={(ids) => onChange?.(ids)}
      treeData={categories.map((category) => toNode(category))}
      multiple
      treeCheckable
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      showSearch={{ treeNodeFilterProp: 'title' }}
      style={{ width: '100%' }}
    />
  );
}

interface Category {
  readonly categoryId: number;
  readonly categoryName: string;
}

function toNode({
  categoryId,
  categoryName,
  categories = [],
}: Category & { readonly categories?: readonly Category[] }): Node {
  const children = categories.map((below) => ({ value: below.categoryId, title: below.categoryName }));
  return { value: categoryId, title: categoryName, ...(children.length > 0 && { children }) };
}
