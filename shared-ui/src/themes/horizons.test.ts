import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { themeNames } from '#catalogue/theme-names.ts';

const SOURCES = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const dawn = read('components/dawn-arc/dawn-arc.module.css');

/** The horizons that a theme's stylesheet names. */
const horizonsOf = (theme: string) =>
  [...read(`themes/${theme}.css`).matchAll(/--horizon-([\w-]+):\s*inline;/g)].map(
    ([, name]) => name,
  );

describe('the horizon of a theme', () => {
  it('is nobody else’s, and there is none in the product’s own', () => {
    const others = themeNames.filter((theme) => theme !== 'reset');
    const horizons = others.flatMap(horizonsOf);
    expect(new Set(horizons).size).toBe(others.length);
    expect(horizons).toHaveLength(others.length);
    expect(horizonsOf('reset')).toEqual([]);
  });

  it.each(themeNames.flatMap(horizonsOf))('is drawn where a theme names %s', (horizon) => {
    expect(dawn).toContain(`display: var(--horizon-${horizon}, none);`);
  });

  it('is not chosen by the picture', () => {
    for (const theme of themeNames) expect(dawn).not.toContain(theme);
  });
});
