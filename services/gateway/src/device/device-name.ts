import { parse } from 'bowser';

const MOST_CHARACTERS = 120;
// No browser says more; what an attacker adds is not searched.
const MOST_READ = 512;

/** A User-Agent as people say it: `Chrome on Linux`; `Unknown browser` when it says nothing known. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = parse(userAgent.slice(0, MOST_READ));
  if (!browser.name) return UNKNOWN;
  return (os.name ? `${browser.name} on ${os.name}` : browser.name).slice(0, MOST_CHARACTERS);
}

const UNKNOWN = 'Unknown browser';
