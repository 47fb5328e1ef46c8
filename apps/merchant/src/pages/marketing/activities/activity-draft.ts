import type { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import type { OutputOf } from '@galleria/contract/operation';
import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { type GoodsRow, partsOf } from './goods.ts';
import { KIND_FORMS } from './kind-forms.ts';
import { timesOfCopy, usualTimes } from './proposed-times.ts';

type Known = OutputOf<typeof storeActivityInfo>;

/** What is in the form. */
export interface ActivityDraft {
  /** Undefined for a new one. */
  readonly activityId: number | undefined;
  readonly kind: ActivityKind;
  readonly names: LocaleTexts;
  readonly startTime: string;
  readonly endTime: string;
  readonly limitPerBuyer: number | null;
  readonly terms: ActivityTerms;
  /** The product of the gift, whose SKU is among the terms. */
  readonly giftProdId: number | undefined;
  readonly rows: readonly GoodsRow[];
}

export function newDraft(kind: ActivityKind): ActivityDraft {
  return {
    ...{ activityId: undefined, kind, names: {}, limitPerBuyer: null, terms: {}, rows: [] },
    giftProdId: undefined,
    ...usualTimes(new Date()),
    ...KIND_FORMS[kind].first,
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
}: Known): ActivityDraft {
  return {
    ...{ activityId, kind, names, startTime, endTime, limitPerBuyer, terms },
    ...{ giftProdId: gift?.prodId, rows: partsOf(products) },
  };
}

/** A new one like it, at a later time. */
export function copyOf(known: Known): ActivityDraft {
  return { ...draftOf(known), activityId: undefined, ...timesOfCopy(known, new Date()) };
}
