import { type Refused, refuse } from '@galleria/domain/refusals';
import { readClock } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { countUpload, type Owner } from './uploads-db.ts';

/** The most that one person may upload on one day (UTC). */
export interface UploadQuota {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/**
 * Counts an upload, or refuses it and tells when the next quota begins. Pictures that turn out to be broken count too.
 */
export async function consumeQuota(
  queries: Queries,
  owner: Owner,
  sizeBytes: number,
  quota: UploadQuota,
): Promise<Refused<'upload.dailyQuota'> | undefined> {
  if (await countUpload(queries, owner, sizeBytes, quota)) return undefined;
  const now = (await readClock(queries)).getTime();
  return refuse('upload.dailyQuota', { values: { hours: Math.ceil((MS_PER_DAY - (now % MS_PER_DAY)) / MS_PER_HOUR) } });
}
