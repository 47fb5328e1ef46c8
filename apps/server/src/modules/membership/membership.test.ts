import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { membershipPersonalData } from './index.ts';

const app = await openSharedTestApp();

async function openMember(growth?: number) {
  const { queries } = app.database;
  const userId = randomUUID();
  if (growth !== undefined)
    await queries.execute(sql`insert into member (user_id, growth) values (${userId}, ${growth})`);
  const authorization = await openSession(queries, 'buyer', userId);
  const level = async (locale = 'en') => {
    const { envelope } = await app.call('/p/level/info', { headers: { authorization, locale } });
    expect(envelope).toMatchObject({ success: true });
    return envelope.data;
  };
  return { app, userId, level };
}

describe('levelInfo', () => {
  it('returns the first level to a buyer without growth', async () => {
    const { level } = await openMember();
    expect(await level()).toEqual({
      level: 1,
      levelName: 'Member',
      growth: 0,
      nextLevel: 2,
      nextLevelName: 'Silver',
      growthToNext: 500,
      progress: 0,
    });
  });

  it('returns level names and progress in the caller’s language', async () => {
    const { level } = await openMember(1_250);
    expect(await level('zh_CN')).toMatchObject({
      level: 2,
      levelName: '白银会员',
      nextLevelName: '黄金会员',
      progress: 0.5,
    });
  });

  it('returns no next level at the top', async () => {
    const { level } = await openMember(60_000);
    expect(await level()).toMatchObject({
      level: 5,
      nextLevel: null,
      nextLevelName: null,
      growthToNext: 0,
      progress: 1,
    });
  });
});

describe('membership data', () => {
  it('exports the growth and erases it', async () => {
    const { app, userId, level } = await openMember(700);
    expect(await membershipPersonalData.read(app.database.queries, userId)).toEqual({ growth: 700 });
    await inTransaction(app.database, SYSTEM, (transaction) => membershipPersonalData.erase(transaction, userId));
    expect(await level()).toMatchObject({ level: 1, growth: 0 });
  });

  it('rejects a negative growth (check constraint)', async () => {
    await expect(openMember(-1)).rejects.toThrow();
  });
});
