import { describe, expect, it } from '@jest/globals';
import { themeNames } from '#catalogue/theme-names.ts';
import { readFaces, readFontFaces } from '#testing/read-faces.ts';

const GENERIC = ['sans-serif', 'serif'];
const fontFaces = readFontFaces();
const facesOf = (family: string) => fontFaces.filter((face) => face.family === family);

/** What each stylesheet names by a token, where it does. */
const named = [
  { file: 'tokens.css', token: '--font-text' },
  ...themeNames.flatMap((theme) =>
    ['--font-heading', '--font-text'].map((token) => ({ file: `themes/${theme}.css`, token })),
  ),
].flatMap(({ file, token }) => {
  const faces = readFaces(file, token);
  return faces ? [{ file, token, faces }] : [];
});

describe('the faces of the themes', () => {
  it.each(themeNames)('has %s a heading of its own', (theme) => {
    const headings = themeNames.map(
      (name) => readFaces(`themes/${name}.css`, '--font-heading')?.[0],
    );
    const own = readFaces(`themes/${theme}.css`, '--font-heading')?.[0];
    expect(own).toEqual(expect.any(String));
    expect(headings.filter((heading) => heading === own)).toHaveLength(1);
  });

  it('are all named, each file of them by somebody', () => {
    const families = new Set(named.flatMap(({ faces }) => faces));
    for (const { family } of fontFaces) expect([...families]).toContain(family);
  });
});

describe.each(named)('$token of $file', ({ faces: [first = '', ...rest] }) => {
  const fallbacks = rest.slice(0, -1);

  it('comes from us, and shows what is read before it is there', () => {
    expect(facesOf(first)).toHaveLength(1);
    for (const { declared } of facesOf(first)) {
      expect(declared.get('font-display')).toBe('swap');
      expect(declared.get('src')).toMatch(
        /^url\('@fontsource-variable\/.+-latin-wght-normal\.woff2'\)/,
      );
    }
  });

  it('has fallbacks of its metrics, which no device has to fetch', () => {
    expect(GENERIC).toContain(rest.at(-1));
    expect(fallbacks).not.toEqual([]);
    for (const fallback of fallbacks) {
      expect(facesOf(fallback)).not.toEqual([]);
      for (const { declared } of facesOf(fallback)) {
        expect(declared.get('src')).toMatch(/^local\(/);
        expect(declared.get('src')).not.toContain('url(');
        for (const metric of METRICS) expect(declared.get(metric)).toMatch(/^\d+(\.\d+)?%$/);
      }
    }
  });

  it('keeps the lines as far apart whichever of them is there', () => {
    const heights = fallbacks.flatMap(facesOf).map(({ declared }) => {
      const [size = 0, ...lines] = METRICS.map((one) => Number.parseFloat(declared.get(one) ?? ''));
      return (size * lines.reduce((sum, line) => sum + line, 0)) / 10_000;
    });
    for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 2);
  });
});

const METRICS = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'];
