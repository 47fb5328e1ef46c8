import path from 'node:path';
import { z } from 'zod';
import { demoConflict } from './demo/demo-conflict.ts';

/** A problem of the configuration that an operator must solve; its message is printed without a stack. */
export class SetupProblem extends Error {}

const onOff = z.enum(['0', '1']).transform((value) => value === '1');

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: onOff.default(true),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  MAX_REQUESTS_AT_ONCE: z.coerce.number().int().min(1).default(256),
  MAX_REQUESTS_PER_CLIENT: z.coerce.number().int().min(1).default(64),
  MAX_CONNECTIONS_PER_CLIENT: z.coerce.number().int().min(1).default(512),
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(1000).max(60_000).default(10_000),
  BODY_TIMEOUT_MS: z.coerce.number().int().min(1000).max(60_000).default(10_000),
  MIN_BODY_BYTES_PER_SECOND: z.coerce.number().int().min(1).default(8192),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  UPLOADS_PER_DAY: z.coerce.number().int().min(1).default(200),
  UPLOAD_MB_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(500),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  TRIAL: onOff.default(false),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  PAYPAL_API_URL: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  AFTERSHIP_API_KEY: z.string().min(1).optional(),
  AFTERSHIP_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  AFTERSHIP_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.aftership.com'),
  MAP_TILES_URL: z.url({ protocol: /^https$/ }).optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

const DEFAULT_PORT = 3000;

export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  readonly host: string;
  readonly port: number;
  /** PORT is set: when it is taken, the next free one is not tried. */
  readonly portIsFixed: boolean;
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** Without a response for this long the database counts as unavailable. */
  readonly databaseTimeoutMs: number;
  readonly secretKey: string | undefined;
  readonly demo: boolean;
  /** Number of reverse proxies in front; each adds one address that can be trusted. */
  readonly trustProxy: number;
  readonly maxRequestsAtOnce: number;
  /** By address, or by /64 network for IPv6. */
  readonly maxRequestsPerClient: number;
  readonly maxConnectionsPerClient: number;
  readonly headersTimeoutMs: number;
  /** For a body that arrives below the minimum rate. */
  readonly bodyTimeoutMs: number;
  readonly minBodyBytesPerSecond: number;
  readonly rateLimitPerMinute: number;
  /** Per person and day. */
  readonly uploadQuota: { readonly maxFiles: number; readonly maxBytes: number };
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  /** Without it, mail is not sent: it is kept for the outbox page (`showsOutbox`) or fails. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** An HTTP gateway for text messages; without it, they are kept or fail as mail does. */
  readonly sms: { readonly url: string; readonly token: string | undefined } | undefined;
  /** Whether the outbox can be read in a browser on this machine. */
  readonly showsOutbox: boolean;
  /** OAuth client keys for signing in with Google and Facebook. */
  readonly google: ClientKeys | undefined;
  readonly facebook: ClientKeys | undefined;
  /** Keys of the payment gateways. */
  readonly stripe: StripeKeys | undefined;
  readonly payPal: PayPalKeys | undefined;
  /** Keys of the tracking provider. */
  readonly afterShip: AfterShipKeys | undefined;
  /** The map tile server; without one, locations are typed in. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined;
}

export interface StripeKeys {
  readonly secretKey: string;
  /** Verifies webhook signatures; without it a webhook could be forged. */
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

export interface PayPalKeys extends ClientKeys {
  /** Id of the webhook, which PayPal's signatures cover. */
  readonly webhookId: string;
  readonly apiUrl: string;
}

export interface AfterShipKeys {
  readonly apiKey: string;
  /** Verifies webhook signatures; without it parcel events could be forged. */
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

export interface ClientKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Reads the environment once. An empty variable counts as not set; an invalid one stops the start and is named. */
export function readConfig(environment: NodeJS.ProcessEnv, projectDir: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SetupProblem(`The environment has a wrong value.\n  ${problems.join('\n  ')}`);
  }
  const config = configFrom(parsed.data, projectDir);
  const conflict = demoConflict({ ...parsed.data, NODE_ENV: given.NODE_ENV });
  if (conflict) throw new SetupProblem(conflict);
  return config;
}

function configFrom(env: z.output<typeof Environment>, projectDir: string): Config {
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT ?? DEFAULT_PORT,
    portIsFixed: env.PORT !== undefined,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: path.resolve(projectDir, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_MS,
    secretKey: env.SECRET_KEY,
    demo: env.DEMO,
    trustProxy: env.TRUST_PROXY,
    maxRequestsAtOnce: env.MAX_REQUESTS_AT_ONCE,
    maxRequestsPerClient: env.MAX_REQUESTS_PER_CLIENT,
    maxConnectionsPerClient: env.MAX_CONNECTIONS_PER_CLIENT,
    headersTimeoutMs: env.HEADERS_TIMEOUT_MS,
    bodyTimeoutMs: env.BODY_TIMEOUT_MS,
    minBodyBytesPerSecond: env.MIN_BODY_BYTES_PER_SECOND,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    uploadQuota: { maxFiles: env.UPLOADS_PER_DAY, maxBytes: env.UPLOAD_MB_PER_DAY * 1024 * 1024 },
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: mailSender(env.MAIL_FROM) } : undefined,
    sms: env.SMS_URL ? { url: env.SMS_URL, token: env.SMS_TOKEN } : undefined,
    showsOutbox: showsOutbox(env),
    google: bothKeys('GOOGLE', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    facebook: bothKeys('FACEBOOK', env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET),
    ...paymentKeys(env),
    afterShip: afterShipKeys(env),
    mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION ?? '' } : undefined,
  };
}

function mailSender(from: string | undefined): string {
  if (from) return from;
  throw new SetupProblem('SMTP_URL is set, but MAIL_FROM, the sender, is not.');
}

/** The outbox holds sign-in codes of every account: it is for development, and for trying the demo on this machine. */
function showsOutbox(env: z.output<typeof Environment>): boolean {
  if (env.NODE_ENV !== 'production') return true;
  return env.TRIAL && env.DEMO && !env.DATABASE_URL;
}

function bothKeys(name: string, clientId: string | undefined, clientSecret: string | undefined) {
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (!clientId && !clientSecret) return undefined;
  throw new SetupProblem(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET are set together or not at all.`);
}

function paymentKeys(env: z.output<typeof Environment>): Pick<Config, 'stripe' | 'payPal'> {
  const stripe = requireCompleteKeys({
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
  });
  const payPal = requireCompleteKeys({
    PAYPAL_CLIENT_ID: env.PAYPAL_CLIENT_ID,
    PAYPAL_CLIENT_SECRET: env.PAYPAL_CLIENT_SECRET,
    PAYPAL_WEBHOOK_ID: env.PAYPAL_WEBHOOK_ID,
  });
  return {
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL.replace(/\/+$/, ''),
    },
    payPal: payPal && {
      clientId: payPal.PAYPAL_CLIENT_ID,
      clientSecret: payPal.PAYPAL_CLIENT_SECRET,
      webhookId: payPal.PAYPAL_WEBHOOK_ID,
      apiUrl: env.PAYPAL_API_URL.replace(/\/+$/, ''),
    },
  };
}

function afterShipKeys(env: z.output<typeof Environment>): AfterShipKeys | undefined {
  const keys = requireCompleteKeys({
    AFTERSHIP_API_KEY: env.AFTERSHIP_API_KEY,
    AFTERSHIP_WEBHOOK_SECRET: env.AFTERSHIP_WEBHOOK_SECRET,
  });
  return (
    keys && {
      apiKey: keys.AFTERSHIP_API_KEY,
      webhookSecret: keys.AFTERSHIP_WEBHOOK_SECRET,
      apiUrl: env.AFTERSHIP_API_URL.replace(/\/+$/, ''),
    }
  );
}

/** An incomplete set of keys is refused: it could not verify webhooks. */
function requireCompleteKeys<Name extends string>(
  values: Record<Name, string | undefined>,
): Record<Name, string> | undefined {
  const missing = Object.entries(values).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(values).length) return undefined;
  if (missing.length === 0) return values as Record<Name, string>;
  const names = missing.map(([name]) => name).join(' and ');
  throw new SetupProblem(`${Object.keys(values).join(', ')} are set together or not at all: ${names} is missing.`);
}
