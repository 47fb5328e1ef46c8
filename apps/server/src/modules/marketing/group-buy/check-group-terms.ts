import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { type Refused, refuse } from '@galleria/domain/refusals';

/** A group buy has a group size; activities of other kinds have none. */
export function checkGroupTerms(
  kind: ActivityKind,
  { groupSize }: ActivityTerms,
): Refused<'activity.groupSize'> | undefined {
  return (kind === 'groupBuy') === (groupSize !== undefined) ? undefined : refuse('activity.groupSize');
}
