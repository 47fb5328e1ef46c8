import type pg from 'pg';

/** The settings that all our connections share. */
export function connectionTo(url: string) {
  return {
    connectionString: inUtc(url),
    application_name: `galleria/${process.pid}`,
    keepAlive: true,
  } satisfies pg.ClientConfig;
}

/**
 * Statements take the days of a moment in UTC (`::date`), so the time zone must not be that of the server, the database
 * or the role. It is part of the URL, because options in a URL replace those beside it; the last of two settings counts.
 */
function inUtc(url: string): string {
  const address = new URL(url);
  const options = [address.searchParams.get('options'), '-c TimeZone=UTC'];
  address.searchParams.set('options', options.filter(Boolean).join(' '));
  return address.href;
}
