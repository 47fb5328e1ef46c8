import { UploadedFile } from '@galleria/contract/wire/uploaded-file';
import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { staffCaller } from '../../testing/callers.ts';
import { runBeforeCommit } from '../../testing/interleave.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks } from '../../testing/remove-guards.ts';
import { claimPicture, releasePicture } from './index.ts';
import { consumeQuota } from './quota.ts';
import { removePictures } from './remove-pictures.ts';
import { openUploads, owner, PATH } from './testing/open-uploads.ts';
import { uploadPicture } from './upload-picture.ts';
import { isUploaded } from './uploads-db.ts';

const UPLOADER = { ...staffCaller(), actor: { kind: 'buyer', userId: 'u1', sessionId: '' } } as const;
const avatar = { holder: 'account.avatar', holderId: 'u1' };

describe('the clean-up of uploads', () => {
  it('removes pictures without a reference after a day, with their files', async () => {
    const { app, pictures, upload, cleanUp, context } = await openUploads();
    const kept = PATH.replace('01', '02');
    await upload();
    await upload(kept);
    await inTransaction(context.database, SYSTEM, (transaction) =>
      claimPicture(transaction, avatar, { ...owner, path: kept, purpose: 'avatar' }),
    );
    await cleanUp();
    expect(pictures.files.size).toBe(2);
    await app.moveClock('25 hours');
    await cleanUp();
    expect([...pictures.files]).toEqual([kept]);
    await inTransaction(context.database, SYSTEM, (transaction) => releasePicture(transaction, avatar));
    await cleanUp();
    expect([...pictures.files]).toEqual([]);
  });

  it('keeps a file that a newer upload shares', async () => {
    const { app, pictures, upload, cleanUp } = await openUploads();
    await upload();
    await app.moveClock('25 hours');
    await upload(PATH, 'u2');
    await cleanUp();
    expect([...pictures.files]).toEqual([PATH]);
  });

  it('releases the previous picture of the same holder', async () => {
    const { app, pictures, upload, cleanUp, context } = await openUploads();
    const second = PATH.replace('01', '02');
    for (const path of [PATH, second]) {
      await upload(path);
      await inTransaction(context.database, SYSTEM, (transaction) =>
        claimPicture(transaction, avatar, { ...owner, path, purpose: 'avatar' }),
      );
    }
    await app.moveClock('25 hours');
    await cleanUp();
    expect([...pictures.files]).toEqual([second]);
  });
});

/** A picture is claimed during the clean-up, and the claim is committed after it. */
async function claimDuringCleanUp(removeGuards: (app: TestApp) => Promise<void>): Promise<boolean> {
  const { app, upload, cleanUp, context } = await openUploads();
  await upload();
  await app.moveClock('25 hours');
  await removeGuards(app);
  const claimed = await inTransaction(context.database, SYSTEM, async (transaction) => {
    const result = await claimPicture(transaction, avatar, { ...owner, path: PATH, purpose: 'avatar' });
    await cleanUp();
    return result;
  });
  return claimed === (await isUploaded(context.database.queries, PATH));
}

describe('a picture that is claimed during the clean-up', () => {
  it('is not deleted, as its row is locked', async () => {
    expect(await claimDuringCleanUp(async () => undefined)).toBe(true);
  });

  it('control: is lost without row locks and foreign key', async () => {
    const lost = await claimDuringCleanUp(async ({ database }) => {
      await database.queries.execute(
        sql.raw(`
          alter table upload_reference drop constraint upload_reference_upload_id_upload_id_fk;
          alter table upload rename to upload_rows;
          create function read_upload() returns setof upload_rows language plpgsql stable
            as $$ begin return query select * from upload_rows; end $$;
          create view upload as select * from read_upload();
          create function delete_upload() returns trigger language plpgsql
            as $$ begin delete from upload_rows where id = old.id; return old; end $$;
          create trigger write instead of delete on upload for each row execute function delete_upload();`),
      );
    });
    expect(lost).toBe(false);
  });

  it('is refused when the clean-up ran first', async () => {
    const { app, upload, cleanUp, context } = await openUploads();
    await upload();
    await app.moveClock('25 hours');
    await cleanUp();
    const claimed = await inTransaction(context.database, SYSTEM, (transaction) =>
      claimPicture(transaction, avatar, { ...owner, path: PATH, purpose: 'avatar' }),
    );
    expect(claimed).toBe(false);
  });
});

/** The file of a removed upload is deleted while the same picture is uploaded again, and its row is uncommitted. */
async function uploadDuringRemoval(removeGuards: (app: TestApp) => Promise<void>): Promise<boolean> {
  const { app, pictures, context } = await openUploads();
  await removeGuards(app);
  const [uploaded] = await runBeforeCommit(app, 'upload', {
    first: () => uploadPicture(context, { file: new UploadedFile(PATH, 1), purpose: 'avatar' }, UPLOADER),
    second: () => removePictures(context, { paths: [PATH] }),
  });
  expect(uploaded).toMatchObject({ filePath: PATH });
  return pictures.files.has(PATH);
}

describe('a picture that is uploaded again while its file is removed', () => {
  it('keeps its file', async () => {
    expect(await uploadDuringRemoval(async () => undefined)).toBe(true);
  });

  it('control: loses its file without the lock', async () => {
    expect(await uploadDuringRemoval(removeAdvisoryLocks)).toBe(false);
  });
});

const CONCURRENCY = 8;

async function uploadsCountedAtOnce(app: TestApp): Promise<number> {
  const quota = { maxFiles: 3, maxBytes: 1_000_000 };
  const refusals = await Promise.all(
    Array.from({ length: CONCURRENCY }, () => consumeQuota(app.database.queries, owner, 1, quota)),
  );
  return refusals.filter((refusal) => refusal === undefined).length;
}

describe('the daily upload quota', () => {
  it('holds for concurrent uploads', async () => {
    expect(await uploadsCountedAtOnce(await openTestApp())).toBe(3);
  });

  it('control: is exceeded when concurrent uploads are counted separately', async () => {
    const app = await openTestApp();
    // Each row gets a key of its own, so that the statement never finds the count of the others.
    await app.database.queries.execute(
      sql.raw(`
        create sequence distinct_days;
        create function count_apart() returns trigger language plpgsql
          as $$ begin new.day := new.day + nextval('distinct_days')::int; return new; end $$;
        create trigger count_apart before insert on upload_usage for each row execute function count_apart();`),
    );
    expect(await uploadsCountedAtOnce(app)).toBe(CONCURRENCY);
  });
});
