import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ThemeName } from '#catalogue/theme-names.ts';
import { contrast } from '#testing/contrast.ts';
import { readColors, type Rgb, schemes } from '#testing/read-tokens.ts';

interface Marked {
  slug: string;
  theme: ThemeName;
  logo: { color: string; reverse: string };
}

/** Which of its two marks the page's head shows in a scheme. */
const MARK = { light: 'color', dark: 'reverse' } as const;
const PARTNERS = join(import.meta.dirname, '../../../partners');
const partners = globSync('*.json', { cwd: PARTNERS }).map((file): Marked =>
  JSON.parse(readFileSync(join(PARTNERS, file), 'utf8')),
);
const shown = partners.flatMap(({ slug, theme, logo }) =>
  schemes.map((scheme) => ({ slug, theme, scheme, svg: logo[MARK[scheme]] })),
);

describe('the mark of a partner', () => {
  it.each(shown)('$slug is seen in its theme in the $scheme', ({ theme, scheme, svg }) => {
    const colors = [...svg.matchAll(/#[\da-f]{6}\b/g)].map(([hex]) => toRgb(hex));
    expect(colors).not.toEqual([]);
    const ground = readColors(theme, scheme);
    for (const color of colors) {
      expect(contrast(color, ground('canvas'))).toBeGreaterThanOrEqual(3);
      expect(contrast(color, ground('surface'))).toBeGreaterThanOrEqual(3);
    }
  });
});

function toRgb(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
