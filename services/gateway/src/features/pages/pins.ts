import { signedTexts } from '#http/signed-text.ts';

/** What each slice of a page is made of, the shell by `shell`. */
export type Contents = Readonly<Record<string, { version: string; digest: string }>>;

export type Pins = ReturnType<typeof createPins>;

const MAX_SLICES = 20;

/**
 * How a browser keeps the versions of its page: it is handed their names, each with a digest of what it
 * is made of, under a keyed hash. Once they are live no longer the registry does not vouch for them; so
 * neither a browser nor whoever can write to the release store may put others in their place.
 */
export function createPins(secret: Buffer) {
  const signed = signedTexts(secret, 'pins');
  return {
    /** What a browser says from now on to keep these. */
    issue(contents: Contents): string {
      const names = Object.entries(contents)
        .map(([slice, { version, digest }]) => [slice, version, digest].join('~'))
        .join('!');
      return signed.issue(names);
    },

    /** What we issued it for; null where that was not us. */
    read(pins: string): Contents | null {
      const names = signed.read(pins);
      if (names === null) return null;
      const list = names.split('!').map((each) => each.split('~'));
      if (list.length > MAX_SLICES) return null;
      return Object.fromEntries(
        list.map(([slice = '', version = '', digest = '']) => [slice, { version, digest }]),
      );
    },
  };
}
