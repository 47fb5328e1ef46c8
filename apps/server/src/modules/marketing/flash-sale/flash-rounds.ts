import type * as contract from '@galleria/contract/activities/flash-sale';
import type * as staffContract from '@galleria/contract/activities/staff-flash-sales';
import { FLASH_RULES, roundTimes } from '@galleria/domain/activities/flash-sale';
import { refuse } from '@galleria/domain/refusals';
import { dayOf, daysFrom } from '@galleria/domain/site/days';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { presentActivityTimes, readRoundProducts } from '../../activities/index.ts';
import type { MarketingContext } from '../index.ts';
import { readRoundRules, writeRoundRules } from './flash-rounds-db.ts';

export const flashRoundList: UseCase<typeof staffContract.flashRoundList, MarketingContext> = ({
  database: { queries },
}) => readRoundRules(queries);

export const saveFlashRounds: UseCase<typeof staffContract.saveFlashRounds, MarketingContext> = async (
  { database },
  { rounds },
  { actor, audit },
) => {
  if (new Set(rounds.map(({ round }) => round)).size < rounds.length) return refuse('input.invalid');
  return inTransaction(database, actor, async (transaction) => {
    const before = await readRoundRules(transaction.queries);
    const after = rounds.toSorted((one, other) => one.round - other.round);
    await writeRoundRules(transaction.queries, after);
    await transaction.changed('activities');
    audit.changed({ rounds: before }, { rounds: after });
    return null;
  });
};

export const storeFlashRounds: UseCase<typeof contract.storeFlashRounds, MarketingContext> = async (
  { database: { queries }, site, flashRounds },
  { day, activityId },
  { actor: { storeId } },
) => {
  const [now, { timeZone }, rules] = await Promise.all([readClock(queries), site.rules(), flashRounds()]);
  const days = daysFrom(dayOf(now, timeZone), FLASH_RULES.daysAhead);
  const [today = ''] = days;
  const asked = day ?? today;
  const open = rules
    .filter(({ isOpen }) => isOpen && days.includes(asked))
    .map((rule) => ({ ...rule, times: roundTimes({ day: asked, round: rule.round }, timeZone) }))
    .filter(({ times }) => times.startsAt > now);
  const rounds = await Promise.all(
    open.map(async ({ round, productsPerStore, times }) => {
      const { startsAt } = times;
      const { size } = await readRoundProducts(queries, { storeId, startsAt, exceptId: activityId });
      return {
        ...{ day: asked, round, ...presentActivityTimes(times), productsAtMost: productsPerStore },
        productsLeft: Math.max(0, productsPerStore - size),
      };
    }),
  );
  return { nowIso: now.toISOString(), days, rounds };
};
