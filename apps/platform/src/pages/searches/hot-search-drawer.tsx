import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { DateTimeInput } from '@galleria/console-kit/form/inputs/date-time-input';
import { LocaleTextsInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveHotSearch } from '@galleria/contract/search/staff-searches';
import type { HotSearch } from './page.tsx';

interface HotSearchDrawerProps {
  /** The drawer is open while this is set. */
  hotSearch: HotSearch | 'new' | undefined;
  onClose: () => void;
}

const MAX_LENGTH = 40;

export function HotSearchDrawer({ hotSearch, onClose }: HotSearchDrawerProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  const saved = hotSearch === 'new' ? undefined : hotSearch;
  const targets = (['goods', 'stores'] as const).map((value) => ({
    value,
    label: text(`platformCatalogue.target.${value}`),
  }));
  return (
    <FormDrawer
      title={text(saved ? 'platformCatalogue.hotSearches' : 'platformCatalogue.addHotSearch')}
      isOpen={hotSearch !== undefined}
      onClose={onClose}
    >
      <ContractForm
        operation={saveHotSearch}
        fixed={{ hotSearchId: saved?.hotSearchId, content: {} }}
        initial={saved ?? { target: 'goods', content: {} }}
        fields={{
          target: { label: text('platformCatalogue.hotTarget'), options: targets },
          title: { label: text('platformCatalogue.hotTitle'), control: <LocaleTextsInput maxLength={MAX_LENGTH} /> },
          content: {
            label: text('platformCatalogue.hotContent'),
            help: text('platformCatalogue.hotContentHelp'),
            isRequired: false,
            control: <LocaleTextsInput maxLength={MAX_LENGTH} />,
          },
          startTime: { label: text('platformCatalogue.startTime'), control: <DateTimeInput /> },
          endTime: { label: text('platformCatalogue.endTime'), control: <DateTimeInput /> },
        }}
        submit={text('console.save')}
        onDone={() => {
          toast(text('platformCatalogue.hotSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
