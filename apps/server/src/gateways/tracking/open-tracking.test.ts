import { describe, expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { openTracking } from './open-tracking.ts';

const afterShip = { apiKey: 'asat_1', webhookSecret: 'a secret', apiUrl: 'https://api.aftership.com' };
const google = { clientId: 'a', clientSecret: 'b' };

describe('openTracking', () => {
  it.each([
    [{}, 'demo'],
    [{ afterShip }, 'aftership'],
    [{ google }, undefined],
    [{ mode: 'production', demo: true }, 'demo'],
    [{ mode: 'production', demo: false }, undefined],
    [{ mode: 'production', demo: false, afterShip }, 'aftership'],
  ] as const)('with the configuration %j tracks parcels through %s', (changes, name) => {
    expect(openTracking(testConfig({ dataDir: '', ...changes }))?.name).toBe(name);
  });
});
