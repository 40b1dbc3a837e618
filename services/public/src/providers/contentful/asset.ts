import type { ContentImage } from '@reset/api-contract/public/content.ts';
import Type from 'typebox';
import Value from 'typebox/value';

/** An asset's whole address if it is of an allowed origin; otherwise null. */
export type AssetUrl = (url: string) => string | null;

/**
 * Contentful leaves the scheme out, as in `//images.ctfassets.net/…`: the allowed origin has it.
 * What is of another origin goes to `refuse`, because our pages could not load it.
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

const Pixels = Type.Integer({ minimum: 1 });

const Asset = Type.Object({
  fields: Type.Object({
    description: Type.Optional(Type.String()),
    file: Type.Object({
      url: Type.String(),
      contentType: Type.String(),
      details: Type.Optional(
        Type.Object({
          image: Type.Optional(
            Type.Object({ width: Type.Optional(Pixels), height: Type.Optional(Pixels) }),
          ),
        }),
      ),
    }),
  }),
});

/** The picture that a field links to, its description for who does not see it. */
export function toImage(value: unknown, assetUrl: AssetUrl): ContentImage | null {
  const found = ofType(value, /^image\//, assetUrl);
  if (!found) return null;
  const { description = '', file } = found.fields;
  const { width = null, height = null } = file.details?.image ?? {};
  return { url: found.url, alt: description.trim(), width, height };
}

/** The film that a field links to. */
export function toVideo(value: unknown, assetUrl: AssetUrl) {
  const found = ofType(value, /^video\//, assetUrl);
  return found && { url: found.url, content_type: found.fields.file.contentType };
}

/** The address of the captions, in WebVTT, that a field links to. */
export const toCaptionsUrl = (value: unknown, assetUrl: AssetUrl): string | null =>
  ofType(value, /^text\/vtt\b/, assetUrl)?.url ?? null;

// null for a link that leads nowhere, for a file of another kind and for one of another origin.
function ofType(value: unknown, type: RegExp, assetUrl: AssetUrl) {
  if (!Value.Check(Asset, value) || !type.test(value.fields.file.contentType)) return null;
  const url = assetUrl(value.fields.file.url);
  return url === null ? null : { url, fields: value.fields };
}
