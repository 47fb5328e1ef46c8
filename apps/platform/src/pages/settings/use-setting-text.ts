import { useLocale, useText } from '@galleria/console-kit/console-context';
import type { OutputOf } from '@galleria/contract/operation';
import type { settingList } from '@galleria/contract/site/settings';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import type { RuleName, RuleUnit } from '@galleria/domain/site/rule-facts';
import { formatMoney } from '@galleria/i18n/formats';

export type Setting = OutputOf<typeof settingList>[number];

export const isChanged = ({ value, defaultValue }: Setting) => value !== defaultValue;

/** A value with its unit: `30 minutes`. */
export function useSettingText() {
  const text = useText<'platform'>();
  const locale = useLocale();
  return (unit: RuleUnit, value: number | string): string => {
    if (unit === 'timeZone' || typeof value === 'string') return String(value);
    if (unit === 'cents') return formatMoney(locale, BASE_CURRENCY, value);
    return text(`platformSettings.unit.${unit}`, { count: value });
  };
}

export function useSettingName() {
  const text = useText<'platform'>();
  return (name: string): string => text(`platformSettings.rule.${name as RuleName}`);
}
