/** An asset's whole address if it is of an allowed origin; otherwise null. */
export type AssetUrl = (url: string) => string | null;

/**
 * Contentful leaves the scheme out, as in `//images.ctfassets.net/…`: the allowed origin has it.
 * What is of another origin is told to `refuse`, because our pages could not load it.
 */
export function assetUrlIn(origins: readonly string[], refuse: (url: string) => void): AssetUrl {
  return (url) => {
    for (const origin of origins) {
      const { protocol } = new URL(origin);
      const address = URL.parse(url.startsWith('//') ? `${protocol}${url}` : url);
      if (address?.origin === origin && !address.username) return address.href;
    }
    refuse(url);
    return null;
  };
}
