import { useLocale, useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { LocaleTextsInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { changeCategory, createCategory } from '@galleria/contract/catalogue/staff-categories';
import { textIn } from '@galleria/domain/site/locales';
import { OnePictureInput } from '../../shared/one-picture-input.tsx';
import type { Category } from '../../shared/use-categories.ts';

/** An existing category, or a new one below a parent. */
export type EditedCategory = { readonly category: Category } | { readonly parent: Category | null };

interface CategoryDrawerProps {
  /** The drawer is open while this is set. */
  edited: EditedCategory | undefined;
  onClose: () => void;
}

const MAX_NAME_LENGTH = 40;

export function CategoryDrawer({ edited, onClose }: CategoryDrawerProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  const fields = {
    categoryName: {
      label: text('platformCatalogue.categoryName'),
      control: <LocaleTextsInput maxLength={MAX_NAME_LENGTH} />,
    },
    pic: {
      label: text('platformCatalogue.picture'),
      control: <OnePictureInput aria-label={text('platformCatalogue.picture')} />,
    },
    isOn: { label: text('platformCatalogue.isShown'), help: text('platformCatalogue.isShownHelp') },
  };
  const shared = {
    fields,
    submit: text('console.save'),
    onDone: () => {
      toast(text('platformCatalogue.categorySaved'));
      onClose();
    },
    onCancel: onClose,
  };
  return (
    <FormDrawer title={useTitle(edited)} isOpen={edited !== undefined} onClose={onClose}>
      {edited && 'category' in edited ? (
        <ContractForm
          {...shared}
          operation={changeCategory}
          fixed={{ categoryId: edited.category.categoryId }}
          initial={edited.category}
        />
      ) : (
        <ContractForm
          {...shared}
          operation={createCategory}
          fixed={{ parentId: edited?.parent?.categoryId ?? null }}
          initial={{ isOn: true }}
        />
      )}
    </FormDrawer>
  );
}

function useTitle(edited: EditedCategory | undefined): string {
  const text = useText<'platform'>();
  const locale = useLocale();
  if (!edited) return '';
  if ('category' in edited) {
    return text('platformCatalogue.editOf', { name: textIn(edited.category.categoryName, locale) });
  }
  if (!edited.parent) return text('platformCatalogue.newCategory');
  return text('platformCatalogue.newCategoryUnder', { name: textIn(edited.parent.categoryName, locale) });
}
