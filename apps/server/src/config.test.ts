import { describe, expect, it } from 'vitest';
import { readConfig, SetupProblem } from './config.ts';

describe('readConfig', () => {
  it('fills in a default for every setting', () => {
    expect(readConfig({}, '/mall')).toMatchObject({
      mode: 'production',
      host: '127.0.0.1',
      port: 3000,
      portIsFixed: false,
      dataDir: '/mall/data',
      demo: true,
    });
  });

  it.each([
    [{}, false],
    [{ TRIAL: '1' }, true],
    [{ NODE_ENV: 'production', TRIAL: '0' }, false],
    [{ TRIAL: '1', DEMO: '0' }, false],
    [{ TRIAL: '1', DATABASE_URL: 'postgres://db/mall' }, false],
    [{ NODE_ENV: 'development' }, true],
  ])('with %j sets showsOutbox to %s', (environment, shown) => {
    expect(readConfig(environment, '/mall').showsOutbox).toBe(shown);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.test' }, 'MAIL_FROM'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
    [{ FACEBOOK_CLIENT_SECRET: 'x' }, 'FACEBOOK_CLIENT_ID'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_of_good_length' }, 'STRIPE_SECRET_KEY is missing'],
    [{ AFTERSHIP_API_KEY: 'asat_1' }, 'AFTERSHIP_WEBHOOK_SECRET is missing'],
    [{ PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y' }, 'PAYPAL_WEBHOOK_ID is missing'],
    [{ PAYPAL_WEBHOOK_ID: 'x' }, 'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET is missing'],
  ])('throws for an incomplete group of settings (%j) and names the missing one', (environment, missing) => {
    expect(() => readConfig(environment, '/mall')).toThrow(missing);
  });

  const stripeKeys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_of_good_length' };
  const payPalKeys = { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y', PAYPAL_WEBHOOK_ID: 'z' };
  const googleKeys = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
  const facebookKeys = { FACEBOOK_CLIENT_ID: 'x', FACEBOOK_CLIENT_SECRET: 'y' };
  const publicUrl = 'https://mall.example';

  describe('refuses the demo beside production settings, and names both settings', () => {
    it.each([
      [stripeKeys, 'STRIPE_SECRET_KEY'],
      [{ AFTERSHIP_API_KEY: 'asat_1', AFTERSHIP_WEBHOOK_SECRET: 'secret_of_good_length' }, 'AFTERSHIP_API_KEY'],
      [payPalKeys, 'PAYPAL_CLIENT_ID'],
      [googleKeys, 'GOOGLE_CLIENT_ID'],
      [facebookKeys, 'FACEBOOK_CLIENT_ID'],
      [{ ...stripeKeys, NODE_ENV: 'development' }, 'STRIPE_SECRET_KEY'],
      [{ ...stripeKeys, TRIAL: '1' }, 'STRIPE_SECRET_KEY'],
      [{ NODE_ENV: 'production', PUBLIC_URL: publicUrl }, 'PUBLIC_URL=https://mall.example'],
      [{ NODE_ENV: 'production', HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
      [{ NODE_ENV: 'production', HOST: '::' }, 'HOST=::'],
      [{ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost.example:3000' }, 'PUBLIC_URL'],
    ])('throws for %j, whether DEMO is set or the default', (environment, name) => {
      for (const demo of [{}, { DEMO: '1' }]) {
        const read = () => readConfig({ ...environment, ...demo }, '/mall');
        expect(read).toThrow(SetupProblem);
        expect(read).toThrow(name);
        expect(read).toThrow('DEMO=1');
      }
      expect(readConfig({ ...environment, DEMO: '0' }, '/mall').demo).toBe(false);
    });

    it.each([
      [{ NODE_ENV: 'production', TRIAL: '1', PUBLIC_URL: publicUrl }],
      [{ NODE_ENV: 'production' }],
      [{ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000', HOST: '127.0.0.1' }],
      [{ NODE_ENV: 'production', PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' }],
      [{ NODE_ENV: 'development', HOST: '0.0.0.0' }],
      [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'mall@mall.test', SMS_URL: 'http://sms.test' }],
    ])('accepts the demo with %j', (environment) => {
      expect(readConfig(environment, '/mall').demo).toBe(true);
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/mall')).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DEMO', 'yes'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'galleria.test'],
    ['SECRET_KEY', 'short'],
    ['STRIPE_WEBHOOK_SECRET', 'short'],
    ['PAYPAL_API_URL', 'paypal'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
  ])('throws for an invalid %s (%s) and names it', (name, value) => {
    expect(() => readConfig({ [name]: value }, '/mall')).toThrow(new RegExp(`wrong value[\\s\\S]*${name}`));
  });
});
