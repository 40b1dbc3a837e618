/**
 * What counts as one place on the network: an IPv4 address, and of an IPv6
 * address its first 64 bits, because whoever has one has all of these.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after = ''] = ip.split('::');
  const [left, right] = [groupsOf(before), groupsOf(after)];
  const zeros = Array<number>(Math.max(8 - left.length - right.length, 0)).fill(0);
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

const groupsOf = (text: string): number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
