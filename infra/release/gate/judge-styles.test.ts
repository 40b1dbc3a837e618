import { describe, expect, it } from '@jest/globals';
import { judgeStyles } from './judge-styles.ts';

const judge = (css: string) => judgeStyles('mfe_x', [{ file: 'routes.css', css }]);

describe('judgeStyles', () => {
  it.each([
    '.mfe_x-a-1b2c{top:0}',
    'p.mfe_x-a-1b2c:hover>b,.theirs .mfe_x-a-1b2c{top:0}',
    '@media print{.mfe_x-a-1b2c{top:0}}',
    ':is(.mfe_x-a,.mfe_x-b) p{top:0}',
    '.mfe_x-a{& p{top:0}}',
    ':has(>.mfe_x-a)>:not(.mfe_x-a) *,:has(~.mfe_x-a){top:0}',
    '@keyframes mfe_x-spin-1b2c{from{top:0}}',
  ])('lets %s in', (css) => {
    expect(judge(css)).toEqual([]);
  });

  it.each([
    ['h1{top:0}', 'h1'],
    ['.mfe_x-a,#main>p{top:0}', '#main > p'],
    ['*{top:0}', '*'],
    [':root{--a:b}', ':root'],
    ['[data-x]{top:0}', '[data-x]'],
    ['.mfe_xy-a{top:0}', '.mfe_xy-a'],
    ['@media print{.theirs{top:0}}', '.theirs'],
    ['body:has(.mfe_x-a){top:0}', 'body:has(.mfe_x-a)'],
    [':has(>p .mfe_x-a){top:0}', ':has(:scope > p .mfe_x-a)'],
    ['p:not(.mfe_x-a){top:0}', 'p:not(.mfe_x-a)'],
    [':is(.mfe_x-a,p){top:0}', ':is(.mfe_x-a, p)'],
    ['@keyframes spin{from{top:0}}', '@keyframes spin'],
    ['@font-face{font-family:Ours;src:url(a.woff2)}', '@font-face Ours'],
    ["@property --x{syntax:'*';inherits:false}", '@property --x'],
    ['@page{margin:0}', '@page'],
  ])('refuses %s with what leaks', (css, leak) => {
    expect(judge(css)).toEqual([
      `routes.css: ${leak} reaches beyond mfe_x. Give it a class of a CSS module (*.module.css); what is for the whole page belongs to shared-ui/src/global.css, which the shell brings.`,
    ]);
  });
});
