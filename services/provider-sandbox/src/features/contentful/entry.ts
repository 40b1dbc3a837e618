/** A piece of content, before it is dressed as Contentful sends it. */
export type Entry = {
  id: string;
  contentType: string;
  fields: Record<string, unknown>;
  /** Not published: only the Preview API tells it. */
  isDraft?: boolean;
};

/** A field that points to another entry. */
export const linkTo = ({ id }: Entry) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

export const linksTo = (...entries: Entry[]) => entries.map(linkTo);
