/**
 * What limits count as one caller. An IPv4 address stands for a household, an IPv6 address for one of 2^64 that the same
 * household has: they are counted by their first half. IPv4 addresses in IPv6 notation are IPv4 addresses.
 */
export function clientAddressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const dotted = /:(\d+\.\d+\.\d+\.\d+)$/.exec(ip)?.[1];
  const groups = groupsOf(dotted === undefined ? ip : ip.replace(dotted, '0:0'));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return groups.slice(0, 4).join(':');
  return dotted ?? groups.slice(6).flatMap(bytesOf).join('.');
}

/** All eight groups, each in its shortest form: proxies write them differently. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%', 1);
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
