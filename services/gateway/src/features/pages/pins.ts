import { createHmac, timingSafeEqual } from 'node:crypto';

/** What each slice of a page is made of, the shell by `shell`. */
export type Contents = Readonly<Record<string, { version: string; digest: string }>>;

export type Pins = ReturnType<typeof createPins>;

const MAX_SLICES = 20;
const PINS = /^([\w-]{43})\.([\w~!-]{1,2000})$/;

/**
 * How a browser keeps the versions of its page: it is handed their names, each with a digest of what it
 * is made of, under a keyed hash. Once they are live no longer the registry does not vouch for them; so
 * neither a browser nor whoever can write to the release store may put others in their place.
 */
export function createPins(secret: Buffer) {
  const sign = (names: string) =>
    createHmac('sha256', secret).update(`pins ${names}`).digest('base64url');
  return {
    /** What a browser says from now on to keep these. */
    issue(contents: Contents): string {
      const names = Object.entries(contents)
        .map(([slice, { version, digest }]) => [slice, version, digest].join('~'))
        .join('!');
      return `${sign(names)}.${names}`;
    },

    /** What we issued it for; null where that was not us. */
    read(pins: string): Contents | null {
      const [, signature = '', names = ''] = PINS.exec(pins) ?? [];
      const expected = Buffer.from(sign(names));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const list = names.split('!').map((each) => each.split('~'));
      if (list.length > MAX_SLICES) return null;
      return Object.fromEntries(
        list.map(([slice = '', version = '', digest = '']) => [slice, { version, digest }]),
      );
    },
  };
}
