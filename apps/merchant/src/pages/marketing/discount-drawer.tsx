import { useSide, useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { DateTimeInput } from '@galleria/console-kit/form/inputs/date-time-input';
import { ProductPicker } from '@galleria/console-kit/form/inputs/product-picker';
import { LocaleTextsInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { defaultPeriod } from '@galleria/console-kit/promotions/new-promotion';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { saveStoreDiscount, storeDiscountInfo } from '@galleria/contract/promotions/store-marketing';
import { Drawer } from 'antd';
import { useState } from 'react';
import { StepsInput } from './steps-input.tsx';

type SavedDiscount = OutputOf<typeof storeDiscountInfo>;
type DiscountInput = InputOf<typeof saveStoreDiscount>;

interface DiscountDrawerProps {
  /** The drawer is closed without one. */
  discount: number | 'new' | undefined;
  onClose: () => void;
}

export function DiscountDrawer({ discount, onClose }: DiscountDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <Drawer
      open={discount !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size={560}
      title={text(discount === 'new' ? 'consoleMarketing.newDiscount' : 'consoleMarketing.editDiscount')}
      destroyOnHidden
    >
      {discount === 'new' && <DiscountForm onClose={onClose} />}
      {typeof discount === 'number' && <ExistingDiscount discountId={discount} onClose={onClose} />}
    </Drawer>
  );
}

function ExistingDiscount({ discountId, onClose }: { discountId: number; onClose: () => void }) {
  const answer = useCall(storeDiscountInfo, { discountId });
  return (
    <Loaded answer={answer} lines={10}>
      {(saved) => <DiscountForm saved={saved} onClose={onClose} />}
    </Loaded>
  );
}

function DiscountForm({ saved, onClose }: { saved?: SavedDiscount; onClose: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const [initial] = useState<DiscountInput>(() => (saved ? toInput(saved) : newDiscount()));
  const [kind, setKind] = useState(initial.kind);
  return (
    <ContractForm
      operation={saveStoreDiscount}
      {...(saved && { fixed: { discountId: saved.discountId } })}
      initial={initial}
      onValues={(values) => setKind(values.kind ?? 'spend')}
      fields={{
        names: {
          label: text('consoleMarketing.name'),
          help: text('consoleMarketing.nameHelp'),
          control: <LocaleTextsInput maxLength={40} />,
        },
        kind: {
          label: text('consoleMarketing.kind'),
          options: (['spend', 'pieces'] as const).map((value) => ({
            value,
            label: text(`consoleMarketing.discountKind.${value}`),
          })),
        },
        steps: {
          label: text('consoleMarketing.steps'),
          help: text('consoleMarketing.stepsHelp'),
          control: <StepsInput kind={kind} />,
        },
        startTime: { label: text('consoleMarketing.startTime'), control: <DateTimeInput /> },
        endTime: { label: text('consoleMarketing.endTime'), control: <DateTimeInput /> },
        prodIds: {
          label: text('consoleMarketing.products'),
          help: text('consoleMarketing.productsHelp'),
          isRequired: false,
          control: <ProductPicker max={200} aria-label={text('consoleMarketing.products')} />,
        },
      }}
      fieldOfRefusal={{
        'discount.steps': 'steps',
        'discount.dates': 'endTime',
        'discount.overlap': 'prodIds',
        'discount.scopeUnknown': 'prodIds',
      }}
      submit={text('consoleMarketing.saveDiscount')}
      onDone={() => {
        toast(text('consoleMarketing.discountSaved'));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

function toInput({ names, kind, steps, startTime, endTime, prodIds }: SavedDiscount): DiscountInput {
  return { names, kind, steps, startTime, endTime, prodIds };
}

function newDiscount(): DiscountInput {
  const { from: startTime, until: endTime } = defaultPeriod();
  return { names: {}, kind: 'spend', steps: [{ from: 100, off: 10 }], startTime, endTime, prodIds: [] };
}
