/** Where a release's files are asked for, and anew after they failed. */
export interface AssetAddresses {
  /** The address to fetch a file from now. */
  of(url: string): string;
  /** Everything in the folder of this file is fetched anew from now on. */
  renew(url: string): void;
}

/**
 * A file that failed may be in the browser's cache, which keeps releases for a
 * year, or still hang on a connection. So after a failure the files of its
 * release have other addresses: the same file, with a query.
 */
export function createAssetAddresses(): AssetAddresses {
  const attempts = new Map<string, number>();
  return {
    of(url) {
      const attempt = attempts.get(folderOf(url));
      return attempt === undefined ? url : `${url}?attempt=${attempt}`;
    },
    renew(url) {
      const folder = folderOf(url);
      attempts.set(folder, (attempts.get(folder) ?? 1) + 1);
    },
  };
}

/** Of the whole product: the remotes' builds ask it by the name that their build gives it. */
export const assetAddresses = createAssetAddresses();

declare global {
  /** Asked by the code that the build adds to every remote (remote-sdk/build/integrity-plugin.ts). */
  var resetAddress: ((url: string) => string) | undefined;
}
globalThis.resetAddress = assetAddresses.of;

const folderOf = (url: string): string => {
  const { pathname } = new URL(url, document.baseURI);
  return pathname.slice(0, pathname.lastIndexOf('/'));
};
