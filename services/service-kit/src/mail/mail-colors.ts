import type { MailBrand } from './mail.ts';

/* What a mail has of the product's own theme, as shared-ui has it, whoever's brand it comes under. */
export const LIGHT = {
  canvas: '#fbf8f3',
  surface: '#ffffff',
  ink: '#17211f',
  muted: '#55625f',
  block: '#f3f7f6',
} as const;

/** What a brand colours: the sky and its sun, and what can be pressed, in the light and in the dark. */
export type BrandColors = {
  ground: string;
  halo: string;
  glow: string;
  arc: string;
  primary: string;
  primaryInDark: string;
};

/** The colours of a brand, or of our own. */
export function brandColors(brand: MailBrand | null): BrandColors {
  const { ground, arc } = brand ?? OURS;
  return {
    ground,
    halo: mixed(arc, ground, 0.22),
    glow: mixed(arc, ground, 0.45),
    arc,
    primary: ground,
    primaryInDark: brand ? arc : OURS.primaryInDark,
  };
}

const OURS = { ground: '#0b5d57', arc: '#f2a541', primaryInDark: '#5cc2b7' };

/** `share` of one colour in another. */
const mixed = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)))
    .map(([part = 0, rest = 0]) => Math.round(part * share + rest * (1 - share)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** By class, because it has to win over what is written in the elements. */
export const darkStyles = ({
  primaryInDark,
}: BrandColors): string => `.canvas { background-color: #101615 !important; }
.surface { background-color: #18201f !important; }
.block { background-color: #212c2a !important; }
.ink { color: #eaf0ee !important; }
.muted { color: #a3b1ad !important; }
.link { color: ${primaryInDark} !important; }
.button { background-color: ${primaryInDark} !important; color: #06201d !important; }`;
