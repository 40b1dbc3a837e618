import { t } from '../passkeys-messages.ts';

// In this order: an iPad may say that it is a Mac, and Android says Linux.
const DEVICES = [
  [/iPhone/, 'device.iphone'],
  [/iPad/, 'device.ipad'],
  [/Android/, 'device.android'],
  [/Macintosh/, 'device.mac'],
  [/Windows/, 'device.windows'],
] as const;

/** A name to begin with: most people keep a passkey on the device before them. */
export function suggestName(userAgent: string): string {
  const found = DEVICES.find(([pattern]) => pattern.test(userAgent));
  return t(found?.[1] ?? 'device.other');
}
