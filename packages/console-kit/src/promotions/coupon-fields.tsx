import type { InputOf } from '@galleria/contract/operation';
import type { savePlatformCoupon } from '@galleria/contract/promotions/staff-marketing';
import { useText } from '../console-context.tsx';
import type { FormFieldDefinition } from '../form/form-field.tsx';
import { DateTimeInput } from '../form/inputs/date-time-input.tsx';
import { MoneyInput } from '../form/inputs/money-input.tsx';
import { LocaleTextsInput } from '../form/texts/locale-text-input.tsx';

/** The fields that coupons of stores and of the platform share. */
export type CouponInput = Omit<InputOf<typeof savePlatformCoupon>, 'storePercent' | 'budget'>;
type Fields = { readonly [Name in keyof CouponInput]?: FormFieldDefinition };
type ScopeFields = Pick<Fields, 'scope' | 'scopeIds'>;

/**
 * The form fields for the current values. `isFrozen`: the coupon was collected, so its terms can no longer be changed.
 */
export function useCouponFields(values: Partial<CouponInput>, isFrozen: boolean, scope: ScopeFields): Fields {
  const text = useText();
  const discountFields = useDiscountFields(values);
  const validity = useValidityFields(values);
  const names = {
    label: text('consoleMarketing.name'),
    help: text('consoleMarketing.nameHelp'),
    control: <LocaleTextsInput maxLength={40} />,
  };
  return {
    names,
    ...(isFrozen ? {} : { ...discountFields, ...scope }),
    offeredFrom: { label: text('consoleMarketing.offeredFrom'), control: <DateTimeInput /> },
    offeredUntil: { label: text('consoleMarketing.offeredUntil'), control: <DateTimeInput /> },
    ...(isFrozen ? {} : validity),
    total: { label: text('consoleMarketing.total') },
    perPerson: { label: text('consoleMarketing.perPerson') },
  };
}

function useDiscountFields({ kind, amount = 0, threshold = 0 }: Partial<CouponInput>): Fields {
  const text = useText();
  const isCash = kind !== 'percent';
  const coversThreshold = isCash && Number(amount) > 0 && Number(amount) >= Number(threshold ?? 0);
  return {
    kind: {
      label: text('consoleMarketing.kind'),
      options: [
        { value: 'cash', label: text('consoleMarketing.kind.cash') },
        { value: 'percent', label: text('consoleMarketing.kind.percent') },
      ],
    },
    ...(isCash
      ? { amount: { label: text('consoleMarketing.amount'), isRequired: true, control: <MoneyInput /> } }
      : {
          percentOff: { label: text('consoleMarketing.percentOff'), isRequired: true },
          mostOff: {
            label: text('consoleMarketing.mostOff'),
            help: text('consoleMarketing.mostOffHelp'),
            control: <MoneyInput />,
          },
        }),
    threshold: {
      label: text('consoleMarketing.threshold'),
      help: text('consoleMarketing.thresholdHelp'),
      control: <MoneyInput />,
    },
    ...(coversThreshold && {
      isGenerous: { label: text('consoleMarketing.isGenerous'), help: text('consoleMarketing.generousHelp') },
    }),
  };
}

/** Validity as days after collecting, or as two dates. */
function useValidityFields({ validDays }: Partial<CouponInput>): Fields {
  const text = useText();
  const days = { label: text('consoleMarketing.validDays'), help: text('consoleMarketing.validDaysHelp') };
  if (Number(validDays ?? 0) > 0) {
    return {
      validDays: days,
      afterDays: { label: text('consoleMarketing.afterDays'), help: text('consoleMarketing.afterDaysHelp') },
    };
  }
  return {
    validDays: days,
    validFrom: { label: text('consoleMarketing.validFrom'), isRequired: true, control: <DateTimeInput /> },
    validUntil: { label: text('consoleMarketing.validUntil'), isRequired: true, control: <DateTimeInput /> },
  };
}
