import { useConsole, useText } from '@galleria/console-kit/console-context';
import { useUnsavedWork } from '@galleria/console-kit/form/unsaved-work';
import { useRefetchAll } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveStoreActivity } from '@galleria/contract/activities/store-activities';
import type { Answer } from '@galleria/contract/call';
import { ACTIVITY_RULES } from '@galleria/domain/activities/activity-rules';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ActivityDraft } from './activity-draft.ts';
import { type FormProblems, itemsOf, piecesProblem, priceProblem, problemsFrom } from './goods/goods.ts';
import { useConfirmSteepDiscounts } from './goods/use-confirm-steep-discounts.tsx';
import { KIND_FORMS } from './kind-forms.ts';

const NO_PROBLEMS: FormProblems = new Map();

/** The field at which a refusal is shown. */
const FIELD_OF_REFUSAL: Readonly<Record<string, string | undefined>> = {
  'activity.dates': 'endTime',
  'activity.skuUnknown': 'items',
  'activity.price': 'items',
  'activity.overlap': 'items',
  'flashSale.round': 'round',
  'flashSale.pieces': 'items',
  'flashSale.tooManyProducts': 'items',
  'combo.price': 'items',
  'combo.saving': 'items',
  'activity.gift': 'terms',
  'activity.preSaleVirtual': 'items',
};

interface ActivityFormState {
  readonly draft: ActivityDraft;
  readonly isChanged: boolean;
  readonly problems: FormProblems;
  /** Message of a refusal that is about no field. */
  readonly refusal: string | undefined;
  /** Number of refused saves, here or by the server: from the first on, missing prices are reported. */
  readonly refusals: number;
}

/** State of the activity form: the draft, its problems, and saving. */
export function useActivityForm(initial: ActivityDraft) {
  const { call, text: kitText } = useConsole();
  const text = useText<'merchant'>();
  const toast = useToast();
  const refresh = useRefetchAll();
  const confirmSteepDiscounts = useConfirmSteepDiscounts();
  const [work, setWork] = useState<ActivityFormState>({
    ...{ draft: initial, isChanged: false, problems: NO_PROBLEMS, refusal: undefined, refusals: 0 },
  });
  const [busy, setBusy] = useState(false);
  const [savedId, setSavedId] = useState<number>();
  useUnsavedWork(work.isChanged);
  useOpenSavedActivity(savedId);

  function change(changes: Partial<ActivityDraft> | ((draft: ActivityDraft) => Partial<ActivityDraft>)) {
    setWork((old) => {
      const patch = typeof changes === 'function' ? changes(old.draft) : changes;
      const problems = withoutProblems(old.problems, patch);
      return { ...old, draft: { ...old.draft, ...patch }, isChanged: true, refusal: undefined, problems };
    });
  }

  function refuse(problems: FormProblems, refusal?: string) {
    setWork((old) => ({ ...old, problems, refusal, refusals: old.refusals + 1 }));
  }

  async function save() {
    const { draft } = work;
    const problems = problemsOf(draft, text);
    const { isApplication = false, allowsNormalPrice = false, hasPrices = true, termsOf } = KIND_FORMS[draft.kind];
    const hasInvalidPrice = hasPrices && draft.rows.some((row) => priceProblem(row, allowsNormalPrice));
    const isInvalid = hasInvalidPrice || (isApplication && draft.rows.some(piecesProblem));
    if (problems.size > 0 || isInvalid) return refuse(problems);
    if (hasPrices && !(await confirmSteepDiscounts(draft.rows))) return;
    setBusy(true);
    const { rows, activityId, startTime, endTime, giftProdId: _, ...values } = draft;
    const items = hasPrices ? itemsOf(rows) : rows.map(({ skuId }) => ({ skuId }));
    const answer = await call(saveStoreActivity, {
      ...{ ...values, terms: termsOf?.(draft) ?? values.terms, items },
      // The times of a round are set by the mall.
      ...(!isApplication && { startTime, endTime }),
      ...(activityId !== undefined && { activityId }),
    });
    if (answer.ok) {
      setWork((old) => ({ ...old, isChanged: false, problems: NO_PROBLEMS, refusal: undefined }));
      toast(text(isApplication ? 'merchantFlashSale.applied' : 'merchantActivities.saved'));
    } else showRefusal(answer);
    // Refetched after a refusal too, which shows new clashes and changed prices.
    await refresh();
    setBusy(false);
    if (answer.ok) setSavedId(answer.data.activityId);
  }

  function showRefusal({ reason, message, data }: Extract<Answer<typeof saveStoreActivity>, { ok: false }>) {
    const field = FIELD_OF_REFUSAL[reason];
    if (reason === 'input.invalid') return refuse(problemsFrom(data, work.draft.rows));
    if (field) return refuse(new Map([[field, message]]));
    // The dialog for signing in again is open by now.
    refuse(NO_PROBLEMS, reason === 'access.signIn' ? undefined : message || kitText('console.networkFailed'));
  }

  return { ...work, busy, change, save };
}

/** Problems that are found before sending. Those of prices are shown by the price cells. */
function problemsOf(draft: ActivityDraft, text: ReturnType<typeof useText<'merchant'>>) {
  const { kind, names, startTime, endTime, terms, rows } = draft;
  const problems = new Map<string, string>();
  const startField = KIND_FORMS[kind].isApplication ? 'round' : 'startTime';
  if (!Object.values(names).some((name) => name?.trim())) problems.set('names', text('console.form.required'));
  if (!startTime) problems.set(startField, text('console.form.required'));
  if (!endTime) problems.set(startField === 'round' ? 'round' : 'endTime', text('console.form.required'));
  else if (endTime <= startTime) problems.set('endTime', text('merchantActivities.endsTooEarly'));
  if (kind === 'gift' && !terms.gift?.skuId) problems.set('terms', text('consoleGift.needed'));
  if (rows.length === 0) problems.set('items', text('merchantActivities.noGoods'));
  if (rows.length > ACTIVITY_RULES.skusAtMost) {
    problems.set('items', text('merchantActivities.tooManySkus', { count: ACTIVITY_RULES.skusAtMost }));
  }
  return problems;
}

/** Removes the problems of fields that were just changed. */
function withoutProblems(problems: FormProblems, changes: Partial<ActivityDraft>): FormProblems {
  const changed = new Set(Object.keys(changes));
  const isStale = (field: string) =>
    changed.has(field) ||
    (changed.has('terms') && field === 'round') ||
    (changed.has('rows') && (field === 'items' || field.startsWith('sku.')));
  return new Map([...problems].filter(([field]) => !isStale(field)));
}

/** Opens the saved activity. In an effect, since by then the guard against losing changes is off. */
function useOpenSavedActivity(activityId: number | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (activityId !== undefined) void navigate(`/activities/${activityId}`, { replace: true });
  }, [activityId, navigate]);
}
