import Bowser from 'bowser';

type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'unknown';

/** Product names from the User-Agent header; empty where it tells nothing. */
export function describeUserAgent(agent: string): { browser: string; system: string; kind: DeviceKind } {
  if (!agent) return { browser: '', system: '', kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(agent);
  const kind = (['desktop', 'mobile', 'tablet'] as const).find((one) => one === platform.type) ?? 'unknown';
  return { browser: browser.name ?? '', system: os.name ?? '', kind };
}
