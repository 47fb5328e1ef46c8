import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { WeeklyHoursInput } from '@galleria/console-kit/form/inputs/weekly-hours-input';
import { FormLanguages } from '@galleria/console-kit/form/texts/form-languages';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { savePickupPoint } from '@galleria/contract/store-settings/pickup-points';
import { sameEveryDay } from '@galleria/domain/stores/opening-hours';
import type { Point } from './page.tsx';
import { SpecialDaysInput } from './special-days-input.tsx';

interface PointDrawerProps {
  /** The drawer is closed without one. */
  point: Point | 'new' | undefined;
  onClose: () => void;
}

const TEXTS = ['name', 'address'];
const DEFAULT = sameEveryDay({ from: '10:00', to: '18:00' });

export function PointDrawer({ point, onClose }: PointDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const saved = point === 'new' ? undefined : point;
  const { name, address, phone, specialDays = [] } = saved ?? {};
  const title = text(saved ? 'merchantStore.editPoint' : 'merchantStore.addPoint');
  return (
    <FormDrawer title={title} isOpen={point !== undefined} onClose={onClose} size={640}>
      <ContractForm
        operation={savePickupPoint}
        fixed={{ stationId: saved?.stationId }}
        initial={{ ...(saved && { name, address, phone }), week: saved?.week ?? DEFAULT, specialDays }}
        fields={{
          name: { label: text('merchantStore.pointName'), control: <LocaleTextInput maxLength={60} /> },
          address: { label: text('merchantStore.address'), control: <LocaleTextInput maxLength={200} /> },
          phone: { label: text('merchantStore.phone') },
          week: {
            label: text('merchantStore.hours'),
            help: text('merchantStore.hoursHelp'),
            control: <WeeklyHoursInput />,
          },
          specialDays: {
            label: text('merchantStore.specialDays'),
            help: text('merchantStore.specialDaysHelp'),
            isRequired: false,
            control: <SpecialDaysInput />,
          },
        }}
        wrap={(fields) => <FormLanguages names={TEXTS}>{fields}</FormLanguages>}
        submit={text('console.save')}
        onDone={() => {
          toast(text('merchantStore.pointSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
