/* The product's own theme, as shared-ui has it: a mail knows no partner. */

export const LIGHT = {
  canvas: '#fbf8f3',
  surface: '#ffffff',
  ink: '#17211f',
  muted: '#55625f',
  primary: '#0b5d57',
  card: '#0b5d57',
  accent: '#f2a541',
  block: '#f3f7f6',
} as const;

/** By class, because it has to win over what is written in the elements. */
export const DARK_STYLES = `.canvas { background-color: #101615 !important; }
.surface { background-color: #18201f !important; }
.block { background-color: #212c2a !important; }
.ink { color: #eaf0ee !important; }
.muted { color: #a3b1ad !important; }
.link { color: #5cc2b7 !important; }
.button { background-color: #5cc2b7 !important; color: #06201d !important; }`;
