import { glyphs } from './glyphs.ts';

export type IconName = keyof typeof glyphs;

interface Props {
  name: IconName;
  /** In CSS pixels; 20 beside text. */
  size?: number;
  /** What it says when it stands alone. Without it, the words beside it say it all. */
  label?: string;
}

/** Every icon of the product, at one stroke weight. */
export function Icon({ name, size = 20, label }: Props) {
  const Glyph = glyphs[name];
  const speech = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph size={size} strokeWidth={1.75} {...speech} />;
}

/** For names that come as data: a registry may name an icon that this version does not have. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(glyphs, name);
