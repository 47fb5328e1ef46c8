import { UploadedFile } from '@galleria/contract/wire/uploaded-file';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { staffCaller } from '../../testing/callers.ts';
import type { UploadsContext } from './index.ts';
import { openUploads, PATH } from './testing/open-uploads.ts';
import { storePicture } from './upload-picture.ts';

const OTHER_PATH = PATH.replace('01', '02');

const CALLER = {
  ...staffCaller(),
  actor: { kind: 'buyer', userId: 'u1', sessionId: '' },
} as const;

/** Uploads a picture; its path is taken for that of the file. */
const upload = (context: UploadsContext, path: string, ticket: number) =>
  storePicture(context, { file: new UploadedFile(path, 10), purpose: 'avatar' }, CALLER, ticket);

describe('an upload', () => {
  it('leaves no file when its ticket was used before', async () => {
    const { pictures, context } = await openUploads();
    expect(await upload(context, PATH, 7)).toMatchObject({ filePath: PATH });
    expect(await upload(context, OTHER_PATH, 7)).toMatchObject({ refused: 'upload.ticket' });
    expect([...pictures.files]).toEqual([PATH]);
  });

  it('has its file deleted when its row was not committed, unless another upload shares the file', async () => {
    const { app, pictures, context, upload: uploadAs, runRemovals } = await openUploads();
    await uploadAs(PATH, 'u2');
    await app.database.queries.execute(
      sql.raw(`
      create function fail_commit() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger fail_commit after insert on upload deferrable initially deferred
        for each row execute function fail_commit();`),
    );
    for (const path of [PATH, OTHER_PATH]) await expect(upload(context, path, 7)).rejects.toThrow('no commit');
    expect(pictures.files).toContain(OTHER_PATH);
    await runRemovals();
    expect([...pictures.files]).toEqual([PATH]);
  });

  it('keeps its file when it succeeded', async () => {
    const { pictures, context, runRemovals } = await openUploads();
    await upload(context, PATH, 7);
    await runRemovals();
    expect([...pictures.files]).toEqual([PATH]);
  });
});
