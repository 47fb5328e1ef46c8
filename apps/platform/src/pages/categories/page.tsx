import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { deleteCategory, platformCategoryList } from '@galleria/contract/catalogue/staff-categories';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import type { Category } from '../../shared/use-categories.ts';
import { CategoryDrawer, type EditedCategory } from './category-drawer.tsx';
import { CategoryTree } from './category-tree.tsx';
import { MoveDrawer } from './move-drawer.tsx';

/** The mall's category tree: sorted and moved by dragging or by a form, edited in a drawer. */
export function Component() {
  const text = useText<'platform'>();
  const answer = useCall(platformCategoryList, {});
  const [edited, setEdited] = useState<EditedCategory>();
  const [moved, setMoved] = useState<Category>();
  const remove = useDeleteCategory();
  return (
    <Page
      title={text('platformCatalogue.categories')}
      intro={text('platformCatalogue.categoriesIntro')}
      action={
        <Can permission="catalogue.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited({ parent: null })}>
            {text('platformCatalogue.addTop')}
          </Button>
        </Can>
      }
    >
      <Loaded answer={answer} lines={12}>
        {(categories) => (
          <Panel>
            {categories.length === 0 && (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('platformCatalogue.noCategories')} />
            )}
            <CategoryTree
              categories={categories}
              onAdd={(parent) => setEdited({ parent })}
              onEdit={(category) => setEdited({ category })}
              onMove={setMoved}
              onDelete={remove}
            />
          </Panel>
        )}
      </Loaded>
      <CategoryDrawer edited={edited} onClose={() => setEdited(undefined)} />
      <MoveDrawer category={moved} categories={answer.data ?? []} onClose={() => setMoved(undefined)} />
    </Page>
  );
}

/** The server refuses to delete a category that is not empty; its refusal names the contents. */
function useDeleteCategory() {
  const text = useText<'platform'>();
  const locale = useLocale();
  const mutate = useMutate();
  const confirm = useConfirm();
  return async ({ categoryId, categoryName }: Category) => {
    const name = textIn(categoryName, locale);
    const isSure = await confirm({
      title: text('platformCatalogue.deleteCategoryTitle', { name }),
      consequences: text('platformCatalogue.deleteCategoryText'),
      action: text('platformCatalogue.delete'),
      isDangerous: true,
    });
    if (isSure)
      await mutate(deleteCategory, { categoryId }, { done: text('platformCatalogue.categoryDeleted', { name }) });
  };
}
