import { useText } from '@galleria/console-kit/console-context';
import { DateTimeInput } from '@galleria/console-kit/form/date-time-input';
import type { FormFieldDefinition } from '@galleria/console-kit/form/form-field';
import { LocaleTextsInput } from '@galleria/console-kit/form/locale-text-input';
import { MoneyInput } from '@galleria/console-kit/form/money-input';
import { ProductPicker } from '@galleria/console-kit/form/product-picker';
import type { InputOf } from '@galleria/contract/operation';
import type { saveStoreCoupon } from '@galleria/contract/store-marketing';
import { CategoriesInput } from './categories-input.tsx';

export type CouponInput = InputOf<typeof saveStoreCoupon>;
type Fields = { readonly [Name in keyof CouponInput]?: FormFieldDefinition };

/** The fields that the values so far ask for. Once a coupon was collected, its terms are not among them. */
export function useCouponFields(values: Partial<CouponInput>, isFrozen: boolean): Fields {
  const text = useText<'merchant'>();
  const worth = useWorthFields(values);
  const scope = useScopeFields(values);
  const validity = useValidityFields(values);
  const names = {
    label: text('merchantMarketing.name'),
    help: text('merchantMarketing.nameHelp'),
    control: <LocaleTextsInput maxLength={40} />,
  };
  return {
    names,
    ...(isFrozen ? {} : { ...worth, ...scope }),
    offeredFrom: { label: text('merchantMarketing.offeredFrom'), control: <DateTimeInput /> },
    offeredUntil: { label: text('merchantMarketing.offeredUntil'), control: <DateTimeInput /> },
    ...(isFrozen ? {} : validity),
    total: { label: text('merchantMarketing.total') },
    perPerson: { label: text('merchantMarketing.perPerson') },
  };
}

function useWorthFields({ kind, amount = 0, threshold = 0 }: Partial<CouponInput>): Fields {
  const text = useText<'merchant'>();
  const isCash = kind !== 'percent';
  const paysForEverything = isCash && Number(amount) > 0 && Number(amount) >= Number(threshold ?? 0);
  return {
    kind: {
      label: text('merchantMarketing.kind'),
      options: [
        { value: 'cash', label: text('merchantMarketing.kind.cash') },
        { value: 'percent', label: text('merchantMarketing.kind.percent') },
      ],
    },
    ...(isCash
      ? { amount: { label: text('merchantMarketing.amount'), isRequired: true, control: <MoneyInput /> } }
      : {
          percentOff: { label: text('merchantMarketing.percentOff'), isRequired: true },
          mostOff: {
            label: text('merchantMarketing.mostOff'),
            help: text('merchantMarketing.mostOffHelp'),
            control: <MoneyInput />,
          },
        }),
    threshold: {
      label: text('merchantMarketing.threshold'),
      help: text('merchantMarketing.thresholdHelp'),
      control: <MoneyInput />,
    },
    ...(paysForEverything && {
      isGenerous: { label: text('merchantMarketing.isGenerous'), help: text('merchantMarketing.generousHelp') },
    }),
  };
}

function useScopeFields({ scope }: Partial<CouponInput>): Fields {
  const text = useText<'merchant'>();
  return {
    scope: {
      label: text('merchantMarketing.scope'),
      options: (['all', 'categories', 'products'] as const).map((value) => ({
        value,
        label: text(`merchantMarketing.scope.${value}`),
      })),
    },
    ...(scope === 'products' && {
      scopeIds: {
        label: text('merchantMarketing.products'),
        isRequired: true,
        control: <ProductPicker aria-label={text('merchantMarketing.products')} />,
      },
    }),
    ...(scope === 'categories' && {
      scopeIds: { label: text('merchantMarketing.categories'), isRequired: true, control: <CategoriesInput /> },
    }),
  };
}

/** Days after collecting, or two dates. */
function useValidityFields({ validDays }: Partial<CouponInput>): Fields {
  const text = useText<'merchant'>();
  const days = { label: text('merchantMarketing.validDays'), help: text('merchantMarketing.validDaysHelp') };
  if (Number(validDays ?? 0) > 0) {
    return {
      validDays: days,
      afterDays: { label: text('merchantMarketing.afterDays'), help: text('merchantMarketing.afterDaysHelp') },
    };
  }
  return {
    validDays: days,
    validFrom: { label: text('merchantMarketing.validFrom'), isRequired: true, control: <DateTimeInput /> },
    validUntil: { label: text('merchantMarketing.validUntil'), isRequired: true, control: <DateTimeInput /> },
  };
}
