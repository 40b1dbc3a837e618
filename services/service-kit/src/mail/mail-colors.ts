import type { MailBrand } from './mail.ts';
import { mixedColor } from './mixed-color.ts';

/* What a mail has of the product's own theme, as shared-ui has it, whoever's brand it comes under. */
export const LIGHT = { surface: '#ffffff', ink: '#17211f', muted: '#55625f' } as const;

/** What a brand colours: the page, its sky and its sun, and what can be pressed, in the light and in the dark. */
export type BrandColors = {
  canvas: string;
  canvasInDark: string;
  /** What stands out on the surface. */
  block: string;
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
  const tint = (share: number, other: string) => mixedColor(ground, other, share);
  return {
    canvas: brand ? tint(0.04, '#ffffff') : OURS.canvas,
    canvasInDark: brand ? tint(0.08, '#111111') : OURS.canvasInDark,
    block: brand ? tint(0.05, '#ffffff') : OURS.block,
    ground,
    halo: mixedColor(arc, ground, 0.22),
    glow: mixedColor(arc, ground, 0.45),
    arc,
    primary: ground,
    primaryInDark: brand ? arc : OURS.primaryInDark,
  };
}

const OURS = {
  canvas: '#fbf8f3',
  canvasInDark: '#101615',
  block: '#f3f7f6',
  ground: '#0b5d57',
  arc: '#f2a541',
  primaryInDark: '#5cc2b7',
};

/** By class, because it has to win over what is written in the elements. */
export const darkStyles = ({
  canvasInDark,
  primaryInDark,
}: BrandColors): string => `.canvas { background-color: ${canvasInDark} !important; }
.surface { background-color: #18201f !important; }
.block { background-color: #212c2a !important; }
.ink { color: #eaf0ee !important; }
.muted { color: #a3b1ad !important; }
.link { color: ${primaryInDark} !important; }
.button { background-color: ${primaryInDark} !important; color: #06201d !important; }`;
