import { randomBytes } from 'node:crypto';
import { storeLicenceKey } from '@galleria/demo/mall/store-pictures';
import { demoApplicants } from '@galleria/demo/people/demo-applicants';
import { categoryIconKey } from '@galleria/demo/pictures/picture-keys';
import { SYSTEM } from '@galleria/domain/access/access';
import { formatPicturePath, noBlur } from '@galleria/domain/pictures/picture-path';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import type { PictureStore } from '../../infra/pictures/picture-store.ts';
import { sharp } from '../../infra/pictures/sharp.ts';
import { accounts } from '../../modules/accounts/index.ts';
import { hasApplications, stores } from '../../modules/stores/index.ts';
import { demoPicturePaths } from '../demo-pictures.ts';

/** Seeds applicants for a store, unless there are applications already. */
export async function seedApplications(database: Database, privatePictures: PictureStore): Promise<void> {
  if (await hasApplications(database.queries)) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    if (await hasApplications(database.queries)) return;
    const paths = demoPicturePaths();
    const identity = {
      identityFront: await drawCard(privatePictures, 1),
      identityBack: await drawCard(privatePictures, 2),
    };
    await inTransaction(database, SYSTEM, async (transaction) => {
      for (const [at, { person, papers, refusal, sentHoursAgo, logo }] of demoApplicants.entries()) {
        // A random password, so that nobody can sign in as an applicant.
        const secrets = { password: randomBytes(12).toString('base64url'), payPassword: '000000' };
        const userId = await accounts.seed.seedAccount(transaction, { ...person, ...secrets, locale: DEFAULT_LOCALE });
        const row = {
          ...{ ...papers, ...identity, userId, locale: DEFAULT_LOCALE },
          logo: paths(categoryIconKey(logo)),
          licencePicture: paths(storeLicenceKey(at + 3)),
          reasons: [...(refusal?.reasons ?? [])],
          remark: refusal?.remark ?? '',
        };
        await stores.seed.seedApplication(transaction, { row, sentHoursAgo, decidedHoursAgo: refusal?.hoursAgo });
      }
    });
  });
}

const [WIDTH, HEIGHT] = [640, 400];

/** A card that cannot be mistaken for a real one: a grey shape instead of a face, bars instead of words. */
async function drawCard(store: PictureStore, side: 1 | 2): Promise<string> {
  const bars = [0, 1, 2, 3].map(
    (at) => `<rect x="270" y="${90 + at * 60}" width="${300 - at * 40}" height="24" rx="12"/>`,
  );
  const face = '<circle cx="140" cy="160" r="60"/><path d="M50 320a90 90 0 0 1 180 0z"/>';
  const emblem = '<circle cx="140" cy="200" r="90" fill="none" stroke="#8fa3b8" stroke-width="16"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%"
    rx="28" fill="#dfe8f2"/><g fill="#8fa3b8">${side === 1 ? face : emblem}${bars.join('')}</g></svg>`;
  const path = formatPicturePath({
    ...{ hash: randomBytes(16).toString('hex'), width: WIDTH, height: HEIGHT, blur: noBlur, ext: 'webp' },
  });
  await store.put(path, await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer());
  return path;
}
