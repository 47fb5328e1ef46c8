import { categoryList } from '@galleria/contract/catalogue/catalogue';
import { TreeSelect } from 'antd';
import { useCall } from '../use-call.tsx';

interface CategoriesInputProps {
  id?: string;
  value?: number[];
  onChange?: (categoryIds: number[]) => void;
}

export interface CategoryNode {
  value: number;
  title: string;
  children?: CategoryNode[];
}

/** Picks categories of any level; one includes everything below it. */
export function CategoriesInput({ id, value = [], onChange }: CategoriesInputProps) {
  const categories = useCategoryTree();
  return (
    <TreeSelect<number[], CategoryNode>
      id={id}
      value={value}
      onChange={(ids) => onChange?.(ids)}
      treeData={categories}
      multiple
      treeCheckable
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      showSearch={{ treeNodeFilterProp: 'title' }}
      style={{ width: '100%' }}
    />
  );
}

/** The two levels of categories that products are filtered by, as tree data for Ant Design. */
export function useCategoryTree(): CategoryNode[] {
  return (useCall(categoryList, {}).data ?? []).map((category) => toNode(category));
}

interface Category {
  readonly categoryId: number;
  readonly categoryName: string;
}

function toNode({
  categoryId,
  categoryName,
  categories = [],
}: Category & { readonly categories?: readonly Category[] }): CategoryNode {
  const children = categories.map((below) => ({ value: below.categoryId, title: below.categoryName }));
  return { value: categoryId, title: categoryName, ...(children.length > 0 && { children }) };
}
