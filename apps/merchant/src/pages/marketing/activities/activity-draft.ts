import type { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import type { OutputOf } from '@galleria/contract/operation';
import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { type GoodsRow, savedRowsOf } from './goods/goods.ts';
import { KIND_FORMS } from './kind-forms.ts';
import { shiftTerms } from './pre-sale/pre-sale-draft.ts';
import { defaultTimes, timesOfCopy } from './proposed-times.ts';

type SavedActivity = OutputOf<typeof storeActivityInfo>;

/** Values of the activity form. */
export interface ActivityDraft {
  /** Undefined for a new activity. */
  readonly activityId: number | undefined;
  readonly kind: ActivityKind;
  readonly names: LocaleTexts;
  readonly startTime: string;
  readonly endTime: string;
  readonly limitPerBuyer: number | null;
  readonly terms: ActivityTerms;
  /** Product of the gift; its SKU is in the terms. */
  readonly giftProdId: number | undefined;
  readonly rows: readonly GoodsRow[];
}

export function newDraft(kind: ActivityKind): ActivityDraft {
  const times = defaultTimes(new Date());
  const { first, firstTerms } = KIND_FORMS[kind];
  return {
    ...{ activityId: undefined, kind, names: {}, limitPerBuyer: null, rows: [], giftProdId: undefined },
    ...times,
    terms: firstTerms?.(times.endTime) ?? {},
    ...first,
  };
}

export function draftOf({
  activityId,
  kind,
  names,
  startTime,
  endTime,
  limitPerBuyer,
  terms,
  gift,
  products,
}: SavedActivity): ActivityDraft {
  return {
    ...{ activityId, kind, names, startTime, endTime, limitPerBuyer, terms },
    ...{ giftProdId: gift?.prodId, rows: savedRowsOf(products) },
  };
}

/** A new activity with the same values at a later time. For a flash sale, the round has to be chosen again. */
export function copyOf(saved: SavedActivity): ActivityDraft {
  const { isApplication, first } = KIND_FORMS[saved.kind];
  const draft = { ...draftOf(saved), activityId: undefined };
  if (isApplication) {
    const { terms = {}, startTime = '', endTime = '' } = first ?? {};
    return { ...draft, terms, startTime, endTime };
  }
  const times = timesOfCopy(saved, new Date());
  return { ...draft, ...times, terms: shiftTerms(saved.terms, saved.endTime, times.endTime) };
}
