import { conversion } from '@galleria/domain/activities/conversion';
import { languageTag } from '@galleria/domain/site/locales';
import { useLocale } from '../console-context.tsx';
import type { Activity } from './activity-columns.tsx';

/** Paid orders per view as a percentage; a dash while there are no views. */
export function ConversionText({ activity }: { activity: Pick<Activity, 'orders' | 'views'> }) {
  const locale = useLocale();
  const share = conversion(activity);
  if (share === null) return '–';
  const format = new Intl.NumberFormat(`${languageTag(locale)}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return <bdi>{format.format(share)}</bdi>;
}
