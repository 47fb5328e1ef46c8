import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { LocaleTextsInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveStoreShelf } from '@galleria/contract/store-settings/shelves';
import type { Shelf } from './page.tsx';

interface ShelfDrawerProps {
  /** The drawer is closed without one. */
  shelf: Shelf | 'new' | undefined;
  onClose: () => void;
}

export function ShelfDrawer({ shelf, onClose }: ShelfDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const saved = shelf === 'new' ? undefined : shelf;
  const title = text(saved ? 'merchantStore.renameShelf' : 'merchantStore.addShelf');
  return (
    <FormDrawer title={title} isOpen={shelf !== undefined} onClose={onClose}>
      <ContractForm
        operation={saveStoreShelf}
        fixed={{ shelfId: saved?.shelfId }}
        initial={saved && { name: saved.name }}
        fields={{
          name: { label: text('merchantStore.shelfName'), control: <LocaleTextsInput maxLength={30} /> },
        }}
        submit={text('console.save')}
        onDone={() => {
          toast(text('merchantStore.shelfSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
