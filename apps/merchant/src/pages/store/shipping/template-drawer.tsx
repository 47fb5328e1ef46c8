import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { ProvincesPicker } from '@galleria/console-kit/form/inputs/region-picker';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import type { InputOf } from '@galleria/contract/operation';
import { saveShippingTemplate } from '@galleria/contract/store-settings/shipping';
import { ExceptionsInput } from './exceptions-input.tsx';
import { FeePreview } from './fee-preview.tsx';
import type { Template } from './template-card.tsx';

interface TemplateDrawerProps {
  /** The drawer is closed without one. */
  template: Template | 'new' | undefined;
  onClose: () => void;
}

const EMPTY: Partial<InputOf<typeof saveShippingTemplate>> = {
  ...{ basis: 'piece', firstUnits: 1, extraUnits: 1, firstFee: 0, extraFee: 0, minDays: 2, maxDays: 5 },
  ...{ exceptions: [], notTo: [] },
};

export function TemplateDrawer({ template, onClose }: TemplateDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const { templateId, productCount: _, ...saved } = template === 'new' || !template ? {} : template;
  const bases = (['piece', 'weight', 'volume'] as const).map((value) => ({
    value,
    label: text(`merchantStore.basis.${value}`),
  }));
  const title = text(templateId ? 'merchantStore.editTemplate' : 'merchantStore.addTemplate');
  return (
    <FormDrawer title={title} isOpen={template !== undefined} onClose={onClose} size={760}>
      <ContractForm
        operation={saveShippingTemplate}
        fixed={{ templateId }}
        initial={templateId ? saved : EMPTY}
        fields={{
          name: { label: text('merchantStore.templateName'), help: text('merchantStore.templateNameHelp') },
          basis: { label: text('merchantStore.basis'), options: bases },
          firstUnits: { label: text('merchantStore.firstUnits') },
          firstFee: { label: text('merchantStore.firstFee'), control: <MoneyInput /> },
          extraUnits: { label: text('merchantStore.extraUnits') },
          extraFee: { label: text('merchantStore.extraFee'), control: <MoneyInput /> },
          minDays: { label: text('merchantStore.minDays') },
          maxDays: { label: text('merchantStore.maxDays') },
          freeOver: {
            label: text('merchantStore.freeOver'),
            help: text('merchantStore.freeOverHelp'),
            control: <MoneyInput />,
          },
          exceptions: { label: text('merchantStore.otherTerms'), isRequired: false, control: <ExceptionsInput /> },
          notTo: {
            label: text('merchantStore.notTo'),
            isRequired: false,
            control: <ProvincesPicker className="field-wide" />,
          },
        }}
        wrap={(fields) => (
          <>
            <div className="field-pairs">{fields}</div>
            <FeePreview />
          </>
        )}
        fieldOfRefusal={{ 'shippingTemplate.days': 'maxDays', 'shippingTemplate.regionTwice': 'notTo' }}
        submit={text('console.save')}
        onDone={() => {
          toast(text('merchantStore.templateSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
