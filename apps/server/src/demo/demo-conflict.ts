/*
 * The demo publishes a password and lets every visitor pay with a fake provider. It must not be combined with real
 * money or accounts of real providers, whether DEMO was set or left at its default.
 */

const REAL_KEYS = [
  'STRIPE_SECRET_KEY',
  'PAYPAL_CLIENT_ID',
  'GOOGLE_CLIENT_ID',
  'FACEBOOK_CLIENT_ID',
  'AFTERSHIP_API_KEY',
] as const;

interface Settings extends Readonly<Partial<Record<(typeof REAL_KEYS)[number], string | undefined>>> {
  readonly DEMO: boolean;
  readonly TRIAL: boolean;
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  /** The environment's value: undefined when it was not set. */
  readonly NODE_ENV: string | undefined;
}

/**
 * The reason why these settings conflict with the demo; undefined when they do not. Settings for mail and text messages
 * never do: a trial may send its codes. `npm start` sets NODE_ENV together with TRIAL=1, so that alone is no sign of a
 * real mall.
 */
export function demoConflict(settings: Settings): string | undefined {
  if (!settings.DEMO) return undefined;
  const key = REAL_KEYS.find((name) => settings[name] !== undefined);
  if (key) {
    return `${key} is set together with DEMO=1 (the default), but the demo has a published password and fake providers.
Set DEMO=0 to run a real mall, or remove ${key} to try the demo.`;
  }
  const address = publicAddress(settings);
  if (address && settings.NODE_ENV === 'production' && !settings.TRIAL) {
    return `NODE_ENV=production and ${address} are set together with DEMO=1 (the default), but the demo has a published password.
Set DEMO=0 to run a real mall, or remove NODE_ENV to show the demo.`;
  }
  return undefined;
}

/** The setting by which other machines reach the mall, if there is one. */
function publicAddress({ PUBLIC_URL, HOST }: Settings): string | undefined {
  if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname)) return `PUBLIC_URL=${PUBLIC_URL}`;
  return isLoopback(HOST) ? undefined : `HOST=${HOST}`;
}

function isLoopback(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

interface ProviderKeys {
  readonly stripe: object | undefined;
  readonly payPal: object | undefined;
  readonly google: object | undefined;
  readonly facebook: object | undefined;
  readonly afterShip: object | undefined;
}

/** Whether real payments, accounts of a real sign-in provider or events of real parcels can come in. */
export function hasRealKeys({ stripe, payPal, google, facebook, afterShip }: ProviderKeys): boolean {
  return [stripe, payPal, google, facebook, afterShip].some((keys) => keys !== undefined);
}

/** Fake providers are for the demo and for development, and never run beside a real one. */
export function mayUseFakeProviders(config: ProviderKeys & { readonly mode: string; readonly demo: boolean }): boolean {
  return (config.demo || config.mode !== 'production') && !hasRealKeys(config);
}
