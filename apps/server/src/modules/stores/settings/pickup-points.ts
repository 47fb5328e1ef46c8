import type * as contract from '@galleria/contract/store-settings/pickup-points';
import { refuse } from '@galleria/domain/refusals';
import { LOCALES, type LocaleTexts } from '@galleria/domain/site/locales';
import { hoursText, type SpecialDay, type WeeklyHours } from '@galleria/domain/stores/opening-hours';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { serverText } from '../../../infra/text/server-text.ts';
import type { StoresContext } from '../context.ts';
import { countPoints, deletePoint, insertPoint, lockPoint, readOwnPoints, updatePoint } from './pickup-points-db.ts';

const MAX_POINTS = 50;

export const pickupPointList: UseCase<typeof contract.pickupPointList, StoresContext> = async (
  { database },
  _input,
  { actor },
) => {
  const points = await readOwnPoints(database.queries, actor.storeId);
  return points.map(({ id: stationId, storeId: _, ...point }) => ({ stationId, ...point }));
};

export const savePickupPoint: UseCase<typeof contract.savePickupPoint, StoresContext> = async (
  { database },
  { stationId, ...input },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId } = actor;
    const today = (await transaction.now()).toISOString().slice(0, 10);
    const specialDays = input.specialDays
      .filter(({ date }) => date >= today)
      .toSorted((one, other) => one.date.localeCompare(other.date));
    const draft = { ...input, specialDays, hours: hoursTexts(input.week, specialDays) };
    await transaction.changed('stores');
    if (stationId === undefined) {
      if ((await countPoints(queries, storeId)) >= MAX_POINTS) {
        return refuse('settings.tooMany', { values: { limit: MAX_POINTS } });
      }
      audit.changed(null, draft);
      return { stationId: await insertPoint(queries, storeId, draft) };
    }
    const before = await lockPoint(queries, storeId, stationId);
    if (!before) return refuse('pickupPoint.notFound');
    await updatePoint(queries, stationId, draft);
    audit.changed(before, draft);
    return { stationId };
  });

/** Opening hours in every language of the mall: orders keep them as a snapshot, for buyers of any language. */
function hoursTexts(week: WeeklyHours, specialDays: readonly SpecialDay[]): LocaleTexts {
  const hours = { week, specialDays };
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, hoursText(hours, locale, serverText(locale)('site.closedDay'))]),
  );
}

export const pausePickupPoint: UseCase<typeof contract.pausePickupPoint, StoresContext> = async (
  { database },
  { stationId, isPaused },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const before = await lockPoint(transaction.queries, actor.storeId, stationId);
    if (!before) return refuse('pickupPoint.notFound');
    await updatePoint(transaction.queries, stationId, { isPaused });
    await transaction.changed('stores');
    audit.changed({ isPaused: before.isPaused }, { isPaused });
    return null;
  });

export const deletePickupPoint: UseCase<typeof contract.deletePickupPoint, StoresContext> = async (
  { database },
  { stationId },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const before = await lockPoint(transaction.queries, actor.storeId, stationId);
    if (!before) return refuse('pickupPoint.notFound');
    await deletePoint(transaction.queries, stationId);
    await transaction.changed('stores');
    audit.changed(before, null);
    return null;
  });
