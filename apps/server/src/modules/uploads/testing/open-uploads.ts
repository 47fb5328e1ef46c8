import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import type { PictureStore } from '../../../infra/pictures/picture-store.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import type { UploadsContext } from '../index.ts';
import { removePictures, removeUnusedUploads } from '../remove-pictures.ts';
import { insertUpload } from '../uploads-db.ts';

export const owner = { ownerKind: 'buyer', ownerId: 'u1' };
export const PATH = 'pictures/0123456789abcdef0123456789abcdef.8x8.-.webp';

function memoryStore(): PictureStore & { files: Set<string> } {
  const files = new Set<string>();
  return {
    files,
    put: async (path) => void files.add(path),
    get: async () => undefined,
    exists: async (path) => files.has(path),
    remove: async (path) => void files.delete(path),
  };
}

/** Uploads whose files are in memory, in a mall of its own. The path of an uploaded file is that of its picture. */
export async function openUploads() {
  const app = await openTestApp();
  const pictures = memoryStore();
  const context: UploadsContext = {
    ...{ database: app.database, pictures, pictureCacheDir: '/nonexistent' },
    pictureDecoder: {
      inTurn: (_turn, work) => work(async (path) => ({ path, webp: Buffer.alloc(0) })),
      close: () => undefined,
    },
    quota: { maxFiles: 3, maxBytes: 1_000_000 },
    ticketKey: Buffer.alloc(32),
    rules: async () => DEFAULT_RULES,
  };
  const { queries, pool } = app.database;
  const runRemovals = async () => {
    const { rows } = await pool.query<{ payload: { paths: string[] } }>(
      `select payload from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id where identifier = 'removePictures'`,
    );
    for (const { payload } of rows) await removePictures(context, payload);
  };
  return {
    ...{ app, pictures, context, runRemovals },
    upload: async (path = PATH, ownerId = 'u1') => {
      await pictures.put(path, Buffer.alloc(0));
      await insertUpload(queries, { path, bytes: 1, purpose: 'avatar', ownerKind: 'buyer', ownerId });
    },
    /** Runs the clean-up and the jobs that it schedules. */
    cleanUp: async () => {
      await removeUnusedUploads(context);
      await runRemovals();
    },
  };
}
