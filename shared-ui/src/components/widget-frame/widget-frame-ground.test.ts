import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(join(import.meta.dirname, 'widget-frame.module.css'), 'utf8');
/** What a rule declares, by its selector. */
const rule = (selector: string) => css.split(`\n${selector} {`)[1]?.split('}')[0];

describe('the ground of a widget’s frame', () => {
  it('is that of a light page in each scheme, on which providers write dark letters', () => {
    expect(rule('.frame')).toContain('color-scheme: light;');
    expect(rule('.place:not([data-inlaid]) .frame')).toContain('background: Canvas;');
  });

  it('is ours where the widget is inlaid, and writes in our colour', () => {
    expect(rule('.frame')).not.toContain('background');
  });
});
