import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeName } from '#catalogue/theme-names.ts';

const SOURCES = join(import.meta.dirname, '..');

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/**
 * The colour of a token in a theme and a scheme as red, green and blue from 0 to 255, computed from the
 * stylesheets as a browser would, `color-mix` in srgb included.
 */
export function readColors(theme: ThemeName, scheme: Scheme): (token: string) => Rgb {
  const declared = new Map(
    ['tokens.css', `themes/${theme}.css`].flatMap((file) => declarations(file, scheme)),
  );
  const resolve = (value: string): Rgb => {
    const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (variable) return resolve(declared.get(variable) ?? '');
    const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
    if (!mix) return fromHex(value);
    const [first, share, second] = [
      resolve(mix[1] ?? ''),
      Number(mix[2]) / 100,
      resolve(mix[3] ?? ''),
    ];
    return mixed(first, second, share);
  };
  return (token) => resolve(`var(--color-${token})`);
}

export type Rgb = readonly [number, number, number];

/** What a file declares, later declarations last; those for the dark stand at its end. */
function declarations(file: string, scheme: Scheme): [string, string][] {
  const [light = '', dark = ''] = readFileSync(join(SOURCES, file), 'utf8').split(
    '@media (prefers-color-scheme: dark)',
  );
  const counting = scheme === 'dark' ? light + dark : light;
  return [...counting.matchAll(/(--color-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name ?? '',
    value ?? '',
  ]);
}

function fromHex(value: string): Rgb {
  const [, red, green, blue] = /^#(\w\w)(\w\w)(\w\w)$/.exec(value) ?? [];
  if (!red || !green || !blue) throw new Error(`not a colour that can be read: '${value}'`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

const mixed = (first: Rgb, second: Rgb, share: number): Rgb => {
  const at = (channel: 0 | 1 | 2) => first[channel] * share + second[channel] * (1 - share);
  return [at(0), at(1), at(2)];
};
