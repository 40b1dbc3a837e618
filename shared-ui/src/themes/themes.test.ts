import { describe, expect, it } from '@jest/globals';
import { themeNames } from '#catalogue/theme-names.ts';
import { contrast } from '#testing/contrast.ts';
import { readColors, schemes } from '#testing/read-tokens.ts';

/** Text on what it stands on, as the components' stylesheets pair them. */
const TEXT: [string, string[]][] = [
  ['ink', ['canvas', 'surface', 'resting', 'primary-soft', 'neutral-soft']],
  ['muted', ['canvas', 'surface', 'resting', 'primary-soft', 'neutral-soft']],
  ['primary', ['canvas', 'surface', 'primary-soft', 'resting']],
  ['primary-strong', ['canvas', 'surface', 'resting']],
  ['on-primary', ['primary', 'primary-strong']],
  ['on-card', ['card', 'dawn-halo', 'dawn-glow', 'dawn-far', 'dawn-near']],
  ['card', ['on-card']],
  ['on-accent', ['accent']],
  ['on-danger', ['danger', 'danger-strong']],
  ['success', ['canvas', 'surface', 'success-soft']],
  ['warning', ['canvas', 'surface', 'warning-soft']],
  ['danger', ['canvas', 'surface', 'danger-soft']],
  ['info', ['canvas', 'surface', 'info-soft']],
  ['ink', ['success-soft', 'warning-soft', 'danger-soft', 'info-soft']],
];

/** What shows where a control is and whether it has focus. */
const EDGES: [string, string[]][] = [
  ['edge', ['canvas', 'surface']],
  ['primary', ['canvas', 'surface', 'neutral-soft']],
  ['danger', ['canvas', 'surface']],
  ['on-primary', ['primary']],
  ['series-1', ['canvas', 'surface']],
  ['series-2', ['canvas', 'surface']],
  ['series-3', ['canvas', 'surface']],
];

const pairs = (table: [string, string[]][]) =>
  table.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));

describe('the themes', () => {
  it('are the product’s, the default, a test’s and a partner’s [PLT-058]', () => {
    expect(themeNames.toSorted()).toEqual(['default', 'hvfcu', 'reset', 'test']);
  });
});

const looks = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

describe.each(looks)('theme $theme in the $scheme', ({ theme, scheme }) => {
  const color = readColors(theme, scheme);

  it.each(pairs(TEXT))('has %s text readable on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(EDGES))('shows %s edges on %s', (edge, ground) => {
    expect(contrast(color(edge), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe.each(themeNames)('the dark of theme %s', (theme) => {
  it('has grounds and text of its own', () => {
    const [light, dark] = schemes.map((scheme) => readColors(theme, scheme));
    for (const token of ['canvas', 'surface', 'ink', 'muted', 'primary']) {
      expect(dark?.(token)).not.toEqual(light?.(token));
    }
  });
});

describe.each(themeNames)('the card of theme %s', (theme) => {
  it('keeps its ground in the dark', () => {
    const [light, dark] = schemes.map((scheme) => readColors(theme, scheme));
    for (const token of ['card', 'on-card', 'dawn-halo', 'dawn-glow', 'dawn-far', 'dawn-near']) {
      expect(dark?.(token)).toEqual(light?.(token));
    }
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([10, 20, 30], [10, 20, 30])).toBe(1);
  });
});
