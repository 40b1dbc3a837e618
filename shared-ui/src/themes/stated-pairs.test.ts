import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { themeNames } from '#catalogue/theme-names.ts';
import { contrast } from '#testing/contrast.ts';
import { readColors, schemes } from '#testing/read-tokens.ts';

const HERE = import.meta.dirname;
const SHEETS = '../../../{shared-ui,shell,mfe-*}/{src,*/src}/**/*.css';

/** Text and ground that one rule of a stylesheet states together, and the sheets that do. */
function statedPairs(): Map<string, Set<string>> {
  const pairs = new Map<string, Set<string>>();
  for (const sheet of globSync(SHEETS, { cwd: HERE })) {
    for (const [rule] of readFileSync(join(HERE, sheet), 'utf8').matchAll(/\{[^{}]*\}/g)) {
      const text = /[\s{;]color:\s*var\(--color-([\w-]+)\)/.exec(rule)?.[1];
      const ground = /\sbackground(?:-color)?:\s*var\(--color-([\w-]+)\)\s*;/.exec(rule)?.[1];
      if (!text || !ground) continue;
      const pair = `${text} on ${ground}`;
      pairs.set(pair, (pairs.get(pair) ?? new Set()).add(sheet));
    }
  }
  return pairs;
}

const stated = statedPairs();
const looks = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

describe('text and ground that a stylesheet states together', () => {
  it('are found in all of the browser’s workspaces', () => {
    const sheets = [...stated.values()].flatMap((found) => [...found]);
    const workspaces = new Set(sheets.map((sheet) => sheet.split('/')[3]));
    for (const workspace of ['shared-ui', 'shell', 'mfe-public', 'mfe-member']) {
      expect(workspaces).toContain(workspace);
    }
  });

  it.each(looks)('are readable in theme $theme in the $scheme', ({ theme, scheme }) => {
    const color = readColors(theme, scheme);
    const faint = [...stated].flatMap(([pair, sheets]) => {
      const [text = '', ground = ''] = pair.split(' on ');
      const ratio = contrast(color(text), color(ground));
      return ratio < 4.5 ? [`${pair}: ${ratio.toFixed(2)} in ${[...sheets].join(', ')}`] : [];
    });
    expect(faint).toEqual([]);
  });
});
