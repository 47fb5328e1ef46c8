import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { moveCategory } from '@galleria/contract/catalogue/staff-categories';
import { CATEGORY_LEVELS } from '@galleria/domain/catalogue/move-category';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Flex, Tag, Tree, type TreeDataNode, type TreeProps, Typography } from 'antd';
import type { Category } from '../../shared/use-categories.ts';
import { resolveDrop } from './resolve-drop.ts';

interface CategoryActions {
  onAdd: (parent: Category) => void;
  onEdit: (category: Category) => void;
  onMove: (category: Category) => void;
  onDelete: (category: Category) => void;
}

interface CategoryTreeProps extends CategoryActions {
  categories: readonly Category[];
}

/** Dragging a category moves its whole subtree; the server refuses moves that would exceed three levels. */
export function CategoryTree({ categories, ...actions }: CategoryTreeProps) {
  const text = useText<'platform'>();
  const locale = useLocale();
  const mutate = useMutate();
  const mayEdit = useCan('catalogue.edit');
  const nodesUnder = (parentId: number | null): TreeDataNode[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .map((category) => ({
        key: category.categoryId,
        title: <CategoryRow category={category} {...actions} mayEdit={mayEdit} />,
        children: nodesUnder(category.categoryId),
      }));
  const drop: TreeProps['onDrop'] = ({ dragNode, node, dropToGap, dropPosition }) => {
    const [categoryId, targetId] = [Number(dragNode.key), Number(node.key)];
    // `dropPosition` is the index of the target plus or minus one; only the direction matters here.
    const step = dropPosition - Number(node.pos.split('-').at(-1));
    const target = resolveDrop(categories, {
      categoryId,
      targetId,
      where: dropToGap ? (step < 0 ? 'before' : 'after') : 'inside',
    });
    const name = textIn(categories.find((one) => one.categoryId === categoryId)?.categoryName ?? {}, locale);
    void mutate(moveCategory, { categoryId, ...target }, { done: text('platformCatalogue.moved', { name }) });
  };
  return (
    <Tree
      aria-label={text('platformCatalogue.categoryTree')}
      treeData={nodesUnder(null)}
      draggable={mayEdit ? { icon: false } : false}
      onDrop={drop}
      selectable={false}
      blockNode
      showLine
      virtual={false}
    />
  );
}

const PICTURE_PX = 28;

function CategoryRow({
  category,
  mayEdit,
  onAdd,
  onEdit,
  onMove,
  onDelete,
}: { category: Category; mayEdit: boolean } & CategoryActions) {
  const text = useText<'platform'>();
  const locale = useLocale();
  const { categoryName, pic, isOn, level, prodCount } = category;
  const name = textIn(categoryName, locale);
  return (
    <Flex wrap gap="small" align="center" justify="space-between" className="category-row">
      <Flex gap="small" align="center">
        <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
        <bdi>{name}</bdi>
        {!isOn && <Tag>{text('platformCatalogue.hidden')}</Tag>}
        {level === CATEGORY_LEVELS && (
          <Typography.Text type="secondary">
            {text('platformCatalogue.productCount', { count: prodCount })}
          </Typography.Text>
        )}
      </Flex>
      {mayEdit && (
        <Flex wrap>
          {level < CATEGORY_LEVELS && (
            <RowButton label={text('platformCatalogue.addUnderOf', { name })} onPress={() => onAdd(category)}>
              {text('platformCatalogue.addUnder')}
            </RowButton>
          )}
          <RowButton label={text('platformCatalogue.editOf', { name })} onPress={() => onEdit(category)}>
            {text('platformCatalogue.edit')}
          </RowButton>
          <RowButton label={text('platformCatalogue.moveOf', { name })} onPress={() => onMove(category)}>
            {text('platformCatalogue.move')}
          </RowButton>
          <RowButton label={text('platformCatalogue.deleteOf', { name })} onPress={() => onDelete(category)} danger>
            {text('platformCatalogue.delete')}
          </RowButton>
        </Flex>
      )}
    </Flex>
  );
}

interface RowButtonProps {
  label: string;
  onPress: () => void;
  danger?: boolean;
  children: string;
}

/** The visible label is the same in every row, so the accessible name adds the category. */
function RowButton({ label, onPress, danger = false, children }: RowButtonProps) {
  return (
    <Button size="small" type="link" danger={danger} aria-label={label} onClick={onPress}>
      {children}
    </Button>
  );
}
