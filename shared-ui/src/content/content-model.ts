/* What editors write, as structure: no markup is in it, and the components decide how it looks. */

/** A run of text in one style. */
export interface TextSpan {
  text: string;
  bold: boolean;
  italic: boolean;
  /** Raised; the mark of a footnote where it is one's number or sign. */
  superscript: boolean;
  /** A path of the product or a full address; null for words alone. */
  href: string | null;
}

export type TextBlock =
  | { type: 'paragraph' | 'quote'; spans: TextSpan[] }
  | { type: 'heading'; level: 3 | 4; spans: TextSpan[] }
  | { type: 'list'; ordered: boolean; items: TextSpan[][] };

export interface ContentImage {
  url: string;
  /** What it shows; empty for decoration. */
  alt: string;
  /** In pixels; null where nobody knows: its place then has a shape of its own. */
  width: number | null;
  height: number | null;
}

interface ContentLink {
  text: string;
  href: string;
}

export interface ContentHero {
  /** `card` has the card beside its words, `centered` has words alone. */
  type: 'card' | 'centered';
  heading: string;
  text: string | null;
  link: ContentLink | null;
}

export interface TilesContent {
  heading: string | null;
  tiles: {
    /** An icon's name; one that is not there is left out. */
    icon: string | null;
    heading: string;
    text: string | null;
    link: ContentLink | null;
  }[];
}

export interface SplitContent {
  heading: string;
  body: TextBlock[];
  image: ContentImage | null;
  link: ContentLink | null;
}

export interface ToggleContent {
  heading: string | null;
  items: { title: string; body: TextBlock[] }[];
}

export interface PeopleContent {
  heading: string | null;
  people: { name: string; role: string | null; text: string | null; image: ContentImage | null }[];
}

export interface LogosContent {
  heading: string | null;
  logos: { name: string; image: ContentImage; href: string | null }[];
}

export interface VideoContent {
  heading: string;
  video: { url: string; contentType: string };
  poster: ContentImage | null;
  /** WebVTT; null when nothing is said in it. */
  captionsUrl: string | null;
  /** The same in words; empty when there is nothing to tell. */
  transcript: TextBlock[];
}

export type ContentBlock = { id: string } & (
  | ({ type: 'tile' } & TilesContent)
  | ({ type: 'split' } & SplitContent)
  | { type: 'rich_text'; body: TextBlock[] }
  | ({ type: 'toggle' } & ToggleContent)
  | ({ type: 'people' } & PeopleContent)
  | ({ type: 'logo' } & LogosContent)
  | ({ type: 'video' } & VideoContent)
);

export interface Footnote {
  text: string;
  /** The mark instead of the footnote's number. */
  superscriptOverride: string | null;
}

export interface ContentPage {
  title: string;
  hero: ContentHero | null;
  blocks: ContentBlock[];
  footnotes: Footnote[];
}

export interface ContentPost {
  title: string;
  body: TextBlock[];
  /** `image` is the address of a picture, null when there is none. */
  author: { name: string; image: string | null } | null;
  location: string | null;
  /** `YYYY-MM-DD`. */
  publishedDate: string | null;
}
