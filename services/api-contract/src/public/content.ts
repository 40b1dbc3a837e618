import Type, { type Static } from 'typebox';
import { CalendarDate, nullable } from '../fields.ts';

/* What editors write, as structure: no HTML is in it, and whoever shows it decides how. */

/** An address that is safe to follow: a path of the product, https, mailto or tel. */
const Href = Type.String();

/** A run of text in one style. */
export const TextSpan = Type.Object({
  text: Type.String(),
  bold: Type.Boolean(),
  italic: Type.Boolean(),
  /** Raised: the mark of a footnote. */
  superscript: Type.Boolean(),
  href: nullable(Href),
});
export type TextSpan = Static<typeof TextSpan>;

const Spans = Type.Array(TextSpan);

export const TextBlock = Type.Union([
  Type.Object({ type: Type.Literal('paragraph'), spans: Spans }),
  /** The page has the h1 and blocks have h2, so a text's own headings begin at 3. */
  Type.Object({
    type: Type.Literal('heading'),
    level: Type.Union([Type.Literal(3), Type.Literal(4)]),
    spans: Spans,
  }),
  Type.Object({
    type: Type.Literal('list'),
    ordered: Type.Boolean(),
    items: Type.Array(Spans),
  }),
  Type.Object({ type: Type.Literal('quote'), spans: Spans }),
]);
export type TextBlock = Static<typeof TextBlock>;

export const RichText = Type.Array(TextBlock);
export type RichText = Static<typeof RichText>;

/** A picture of an allowed origin. */
export const ContentImage = Type.Object({
  url: Type.String(),
  /** What it shows, for who does not see it; empty for decoration. */
  alt: Type.String(),
  /** In pixels; null when the editors' tool did not say. */
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
});
export type ContentImage = Static<typeof ContentImage>;

const ContentLink = Type.Object({ text: Type.String(), href: Href });

const Hero = Type.Object({
  type: Type.Union([Type.Literal('card'), Type.Literal('centered')]),
  heading: Type.String(),
  text: nullable(Type.String()),
  link: nullable(ContentLink),
});

const ToggleItems = Type.Array(Type.Object({ title: Type.String(), body: RichText }));

/** By `type`. A reader skips a type that it does not know: others will be added. */
export const ContentBlock = Type.Union([
  Type.Object({
    type: Type.Literal('tile'),
    id: Type.String(),
    heading: nullable(Type.String()),
    tiles: Type.Array(
      Type.Object({
        /** An icon's name; one that the reader does not have is left out. */
        icon: nullable(Type.String()),
        heading: Type.String(),
        text: nullable(Type.String()),
        link: nullable(ContentLink),
      }),
    ),
  }),
  Type.Object({
    type: Type.Literal('split'),
    id: Type.String(),
    heading: Type.String(),
    body: RichText,
    /** Beside the words. */
    image: nullable(ContentImage),
    link: nullable(ContentLink),
  }),
  Type.Object({ type: Type.Literal('rich_text'), id: Type.String(), body: RichText }),
  Type.Object({
    type: Type.Literal('toggle'),
    id: Type.String(),
    heading: nullable(Type.String()),
    items: ToggleItems,
  }),
  Type.Object({
    type: Type.Literal('people'),
    id: Type.String(),
    heading: nullable(Type.String()),
    people: Type.Array(
      Type.Object({
        name: Type.String(),
        role: nullable(Type.String()),
        text: nullable(Type.String()),
        image: nullable(ContentImage),
      }),
    ),
  }),
  Type.Object({
    type: Type.Literal('logo'),
    id: Type.String(),
    heading: nullable(Type.String()),
    logos: Type.Array(
      Type.Object({ name: Type.String(), image: ContentImage, href: nullable(Href) }),
    ),
  }),
  Type.Object({
    type: Type.Literal('video'),
    id: Type.String(),
    heading: Type.String(),
    /** A file of an allowed origin, as `video/mp4`. */
    video: Type.Object({ url: Type.String(), content_type: Type.String() }),
    poster: nullable(ContentImage),
    /** WebVTT; null when nothing is said in it. */
    captions_url: nullable(Type.String()),
    /** The same in words. */
    transcript: RichText,
  }),
]);
export type ContentBlock = Static<typeof ContentBlock>;

/** GET /contentful/page. Never without both hero and blocks: that is a 404. */
export const ContentPage = Type.Object({
  title: Type.String(),
  hero: nullable(Hero),
  blocks: Type.Array(ContentBlock),
  footnotes: Type.Array(
    Type.Object({
      text: Type.String(),
      /** The mark instead of the footnote's number, as `*`. */
      superscript_override: nullable(Type.String()),
    }),
  ),
  /** Whose page it is; null for our own. */
  partner: nullable(Type.Object({ slug: Type.String(), name: Type.String() })),
});
export type ContentPage = Static<typeof ContentPage>;

/** GET /contentful/post. */
export const ContentPost = Type.Object({
  title: Type.String(),
  body: RichText,
  author: nullable(
    Type.Object({
      name: Type.String(),
      /** An address of an allowed origin; null when there is no picture. */
      image: nullable(Type.String()),
    }),
  ),
  location: nullable(Type.String()),
  published_date: nullable(CalendarDate),
});
export type ContentPost = Static<typeof ContentPost>;

/** GET /contentful/toggle_block. */
export const ContentToggleBlock = Type.Object({ id: Type.String(), items: ToggleItems });
export type ContentToggleBlock = Static<typeof ContentToggleBlock>;
