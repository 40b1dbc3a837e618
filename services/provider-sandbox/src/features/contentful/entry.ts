/** A piece of content, before it is dressed as Contentful sends it. */
export type Entry = {
  id: string;
  contentType: string;
  fields: Record<string, unknown>;
  /** Not published: only the Preview API tells it. */
  isDraft?: boolean;
};

/** A file of `assets/` as editors describe it. */
export type Asset = {
  id: string;
  title: string;
  /** What it shows, for who does not see it. */
  description: string;
  fileName: string;
  contentType: string;
  /** In pixels; for pictures alone. */
  image?: { width: number; height: number };
};

const link = (linkType: string, { id }: { id: string }) => ({
  sys: { type: 'Link', linkType, id },
});

/** A field that points to another entry. */
export const linkTo = (entry: Entry) => link('Entry', entry);

export const linksTo = (...entries: Entry[]) => entries.map(linkTo);

/** A field that points to a file. */
export const assetLinkTo = (asset: Asset) => link('Asset', asset);
