import type { MailBrand } from './mail.ts';
import { mixedColor } from './mixed-color.ts';

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
    halo: mixedColor(arc, ground, 0.22),
    glow: mixedColor(arc, ground, 0.45),
    arc,
    primary: ground,
    primaryInDark: brand ? arc : OURS.primaryInDark,
  };
}

const OURS = { ground: '#0b5d57', arc: '#f2a541', primaryInDark: '#5cc2b7' };

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
