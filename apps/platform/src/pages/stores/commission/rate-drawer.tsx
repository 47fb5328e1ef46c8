import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { DateTimeInput } from '@galleria/console-kit/form/inputs/date-time-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { OptionPicker } from '@galleria/console-kit/picker/option-picker';
import { type CategoryNode, useCategoryTree } from '@galleria/console-kit/promotions/categories-input';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveCommissionRate } from '@galleria/contract/commission';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { InputNumber, TreeSelect } from 'antd';

interface RateDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Fixes the store of the rate; without it the form has a field for the store. */
  storeId?: number;
}

/** A form for the rate of a store, a category or both, from a moment on. */
export function RateDrawer({ isOpen, onClose, storeId }: RateDrawerProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  return (
    <FormDrawer title={text('platformStores.newRate')} isOpen={isOpen} onClose={onClose}>
      <ContractForm
        operation={saveCommissionRate}
        fixed={storeId === undefined ? {} : { storeId }}
        fields={{
          ...(storeId === undefined && {
            storeId: {
              label: text('platformStores.rateStore'),
              help: text('platformStores.rateStoreHelp'),
              control: <OptionPicker operation={storeOptions} />,
            },
          }),
          categoryId: {
            label: text('platformStores.rateCategory'),
            help: text('platformStores.rateCategoryHelp'),
            control: <AnyCategoryInput />,
          },
          percent: {
            label: text('platformStores.ratePercent'),
            help: text('platformStores.ratePercentHelp'),
            control: <InputNumber min={0} max={50} step={0.5} precision={2} suffix="%" style={{ width: 160 }} />,
          },
          validFrom: {
            label: text('platformStores.rateFrom'),
            help: text('platformStores.rateFromHelp'),
            control: <DateTimeInput />,
          },
          note: { label: text('platformStores.note') },
        }}
        fieldOfRefusal={{
          'commission.scopeMissing': 'categoryId',
          'commission.past': 'validFrom',
          'commission.planned': 'validFrom',
        }}
        submit={text('platformStores.saveRate')}
        onDone={() => {
          toast(text('platformStores.rateSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}

interface AnyCategoryInputProps {
  id?: string;
  value?: number | undefined;
  onChange?: (categoryId: number | undefined) => void;
}

/** Chooses a category of any level. */
function AnyCategoryInput({ id, value, onChange }: AnyCategoryInputProps) {
  return (
    <TreeSelect<number, CategoryNode>
      id={id}
      value={value}
      onChange={(categoryId) => onChange?.(categoryId)}
      treeData={useCategoryTree()}
      allowClear
      showSearch={{ treeNodeFilterProp: 'title' }}
      style={{ width: '100%' }}
    />
  );
}
