import { useSearchCall } from '@galleria/console-kit/use-call';
import { useDebounced } from '@galleria/console-kit/use-debounced';
import { activityClashes } from '@galleria/contract/activities/store-activities';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { canClash } from '@galleria/domain/activities/activity-kinds';
import { ACTIVITY_RULES } from '@galleria/domain/activities/activity-rules';
import type { ActivityDraft } from './activity-draft.ts';

export type Clash = OutputOf<typeof activityClashes>[number];

export type Clashes = ReadonlyMap<number, readonly Clash[]>;

/** Other activities for the same SKUs at the same time, by SKU; debounced while times and goods change. */
export function useClashes({ kind, activityId, startTime, endTime, rows }: ActivityDraft): Clashes {
  const key = JSON.stringify({ activityId, kind, startTime, endTime, skuIds: rows.map(({ skuId }) => skuId) });
  const input: InputOf<typeof activityClashes> = JSON.parse(useDebounced(key));
  const { length } = input.skuIds;
  const isEnabled =
    canClash(kind) && input.startTime < input.endTime && length > 0 && length <= ACTIVITY_RULES.skusAtMost;
  const { data = [] } = useSearchCall(activityClashes, input, isEnabled && input.startTime !== '');
  return isEnabled ? Map.groupBy(data, ({ skuId }) => skuId) : new Map();
}
