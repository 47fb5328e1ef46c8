import type { Config } from '../config.ts';

export function testConfig(changes: Partial<Config> & Pick<Config, 'dataDir'>): Config {
  return {
    mode: 'test',
    host: '127.0.0.1',
    port: 0,
    portIsFixed: true,
    publicUrl: undefined,
    databaseUrl: undefined,
    databasePool: 8,
    // Tests of an outage set a lower value; in all others a busy machine must not look like an outage.
    databaseTimeoutMs: 60_000,
    secretKey: 'a secret that only the tests know, of good length',
    demo: false,
    trustProxy: 0,
    maxRequestsAtOnce: 256,
    maxRequestsPerClient: 64,
    maxConnectionsPerClient: 512,
    headersTimeoutMs: 10_000,
    bodyTimeoutMs: 10_000,
    minBodyBytesPerSecond: 8192,
    rateLimitPerMinute: 100_000,
    uploadQuota: { maxFiles: 1000, maxBytes: 1024 ** 3 },
    metricsToken: undefined,
    logLevel: 'silent',
    smtp: undefined,
    sms: undefined,
    showsOutbox: true,
    google: undefined,
    facebook: undefined,
    stripe: undefined,
    payPal: undefined,
    afterShip: undefined,
    mapTiles: undefined,
    ...changes,
  };
}
