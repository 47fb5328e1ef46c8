import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { drawnOnDemand } from './demo/demo-pictures.ts';
import { openFakeOAuthProviders } from './demo/fake-oauth-provider/routes.ts';
import { openOAuthProviders } from './gateways/oauth/open-oauth-providers.ts';
import { openPaymentGateways } from './gateways/payments/open-gateways.ts';
import { readRates } from './gateways/rates/read-rates.ts';
import { smsChannel } from './gateways/sms/sms-channel.ts';
import { smtpChannel } from './gateways/smtp/smtp-channel.ts';
import { diskPictureStore } from './gateways/storage/disk.ts';
import { diskFileStore } from './gateways/storage/disk-files.ts';
import { openTracking } from './gateways/tracking/open-tracking.ts';
import { openCache } from './infra/cache/cache.ts';
import { assertDurable, openDatabase } from './infra/database/database.ts';
import { isUuid } from './infra/database/is-uuid.ts';
import { migrateDatabase } from './infra/database/migrate.ts';
import { openConsoleEvents } from './infra/events/console-events.ts';
import { createHttpServer } from './infra/http/http-server.ts';
import type { Log } from './infra/log/log.ts';
import type { MailTemplate } from './infra/messages/mail-template.ts';
import { openMessages } from './infra/messages/messages.ts';
import type { NewAccountStep } from './infra/modules/new-account-step.ts';
import type { PersonalData } from './infra/modules/personal-data.ts';
import type { OpenStaffWork, OpenWaitingWork } from './infra/modules/waiting-work.ts';
import { openPdfRenderer } from './infra/pdf/pdf-renderer.ts';
import { openPictureDecoder } from './infra/pictures/picture-decoder.ts';
import { openSecrets } from './infra/secrets/secrets.ts';
import { readMallName } from './modules/site/index.ts';
import { staffNames } from './modules/staff/index.ts';

export interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  readonly databaseUrl: string;
  /** The project's folder: migrations and the builds of the apps are found from here. */
  readonly projectDir: string;
  /** Whether to serve the storefront and the consoles; otherwise only the API. */
  readonly withPages: boolean;
  /** Whether to run the background worker; otherwise jobs wait for another process. */
  readonly withJobs: boolean;
  /** Skips the migrations: tests open copies of a migrated database. */
  readonly isMigrated?: boolean;
  readonly print: (line: string) => void;
}

export type Foundation = Awaited<ReturnType<typeof openFoundation>>;

/** Infrastructure and gateways: secrets (a missing one stops the start), the database and its tables, cache, mail. */
export async function openFoundation({ config, log, databaseUrl, projectDir, isMigrated = false }: AppOptions) {
  const secrets = openSecrets(config);
  if (!isMigrated) await migrateDatabase(databaseUrl, path.join(projectDir, 'apps/server/migrations'));
  const { databasePool: poolSize, databaseTimeoutMs: timeoutMs } = config;
  const database = openDatabase({ url: databaseUrl, poolSize, timeoutMs, log });
  if (config.mode !== 'test') await assertDurable(database);
  const cache = await openCache(databaseUrl, log);
  database.changeListeners.add(cache.invalidate);
  const pictures = drawnOnDemand(diskPictureStore(path.join(config.dataDir, 'pictures')));
  const privatePictures = diskPictureStore(path.join(config.dataDir, 'private-pictures'));
  const privateFiles = diskFileStore(path.join(config.dataDir, 'private-files'));
  const pictureDecoder = openPictureDecoder(log);
  const pdfRenderer = openPdfRenderer(log);
  const pictureCacheDir = path.join(config.dataDir, 'picture-cache');
  const server = createHttpServer(config, log);
  const publicUrl = () => config.publicUrl ?? addressOf(server);
  const gateways = await openPaymentGateways(config, { database, secrets, publicUrl });
  const fakeOAuthProviders = openFakeOAuthProviders(config, server, publicUrl);
  const messages = openMessages({
    ...{ database, publicUrl, mallName: readMallName },
    channels: openChannels(config),
    keepsUnsent: config.showsOutbox,
  });
  const personalData: PersonalData[] = [];
  const newAccountSteps: NewAccountStep[] = [];
  const waitingWork: OpenWaitingWork[] = [];
  const staffWork: OpenStaffWork[] = [];
  const mailTemplates: MailTemplate[] = [];
  const cronTasks = new Map<string, string>();
  const consoleEvents = await openConsoleEvents({ database, log, staffWork });
  return {
    ...{ config, log, secrets, database, cache, pictures, privatePictures, pictureCacheDir, pictureDecoder },
    ...{ privateFiles, pdfRenderer, server, publicUrl, gateways, fakeOAuthProviders },
    ...{ messages, consoleEvents, personalData, newAccountSteps, waitingWork, staffWork, mailTemplates, cronTasks },
    readRates,
    // API keys of scripts and the system actor have ids that are no UUIDs, and no name.
    staffNames: (ids: readonly string[]) => staffNames(database.queries, ids.filter(isUuid)),
    tracking: openTracking(config),
    providers: openOAuthProviders(config, { log, fakes: fakeOAuthProviders }),
  };
}

/** Without keys for a gateway its channel is undefined, and messages are kept for the outbox page or fail. */
function openChannels({ smtp, sms }: Config) {
  return { mail: smtp && smtpChannel(smtp), mobile: sms && smsChannel(sms) };
}

/** The mall's address when PUBLIC_URL is not set: localhost and the port it listens on. */
export function addressOf(server: FastifyInstance): string {
  const address = server.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}
