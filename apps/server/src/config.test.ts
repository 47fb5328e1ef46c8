import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({}, '/mall')).toMatchObject({
      mode: 'production',
      host: '127.0.0.1',
      port: 3000,
      portIsFixed: false,
      dataDir: '/mall/data',
      demo: true,
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/mall')).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DEMO', 'yes'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'galleria.test'],
    ['SECRET_KEY', 'short'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
  ])('stops at a wrong %s (%s) and names it', (name, value) => {
    expect(() => readConfig({ [name]: value }, '/mall')).toThrow(new RegExp(`wrong value[\\s\\S]*${name}`));
  });
});
