import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectConsoleErrors, expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { STAFF_PASSWORD } from '../../support/records/staff.ts';
import { type RunningMall, startMall } from '../../support/start-mall.ts';

const platformText = consoleMessages('en', 'platform');

/** An unseeded mall starts in a second and has no accounts. */
let folder: string;
let mall: RunningMall;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galleria-setup-'));
  chmodSync(folder, 0o755);
  mall = await startMall(folder, { DEMO: '0' });
});

test.afterAll(async () => {
  await mall.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the link that a new mall prints makes its first superuser, once', async ({ browser }) => {
  await expect.poll(() => mall.output()).toContain('/platform/setup#');
  const [link = ''] = mall.output().match(/http\S+\/platform\/setup#\S+/) ?? [];
  const context = await browser.newContext({ locale: 'en' });
  const consoleErrors = collectConsoleErrors(context);
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: platformText('platformPeople.setup') })).toBeVisible();
  await expectNoAxeFindings(page, 'page');
  await page.getByLabel(platformText('console.invitation.name')).fill('Robin Stone');
  await page.getByLabel(platformText('console.signIn.mail')).fill('robin@example.org');
  await page.getByLabel(platformText('console.signIn.newPassword')).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: platformText('platformPeople.setupDo') }).click();

  await expect(page.getByRole('heading', { name: platformText('console.signIn.title') })).toBeVisible();
  await expect(page.getByLabel(platformText('console.signIn.mail'))).toHaveValue('robin@example.org');
  await page.getByLabel(platformText('console.signIn.password')).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: platformText('console.signIn.submit') }).click();
  await expect
    .poll(async () => (await page.request.get(`${mall.url}/api/s/me`)).json())
    .toMatchObject({
      data: { name: 'Robin Stone', role: { name: 'superuser' }, mustEnrolTotp: true },
    });

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: platformText('platformPeople.setupGone') })).toBeVisible();
  await context.close();
  expect(consoleErrors).toEqual([]);
});
