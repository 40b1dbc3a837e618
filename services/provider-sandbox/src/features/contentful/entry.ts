/** A piece of content. */
export type Entry = {
  id: string;
  contentType: string;
  fields: Record<string, unknown>;
  /** Not published: only the Preview API has it. */
  isDraft?: boolean;
};

/** A file of `assets/` as editors describe it. */
export type Asset = {
  id: string;
  title: string;
  /** The picture in words, for people who do not see it. */
  description: string;
  fileName: string;
  contentType: string;
  /** In pixels; for pictures alone. */
  image?: { width: number; height: number };
};
