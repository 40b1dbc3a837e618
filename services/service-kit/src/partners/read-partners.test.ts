import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readPartners } from './read-partners.ts';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M9 14l15 20"/></svg>';

const acme = {
  slug: 'acme',
  name: 'Acme Credit Union',
  kind: 'credit_union',
  theme: 'test',
  enable_probationary_limit: true,
  logo: { color: MARK, reverse: MARK },
  banner: { heading: 'Reset for Acme members', text: 'Your pay as you earn it.' },
  faqs: [],
  homepage_url_by_product: { earned_wage_access: '/acme', tax_refund_advance: '/acme/tax' },
  card_visuals: { ground: '#000000', arc: '#ffffff' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partners-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown) =>
  writeFileSync(
    join(folder, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );

describe('readPartners', () => {
  it('knows a partner as soon as its file is there [PLT-055]', () => {
    write('acme.json', acme);
    expect(readPartners(folder)).toEqual(new Map([['acme', acme]]));
    const zebra = { ...acme, slug: 'zebra-2', name: 'A zebra', kind: 'marketplace' };
    write('zebra-2.json', { ...zebra, income_tax_refund_advance_allowed: false });
    expect([...readPartners(folder).keys()]).toEqual(['zebra-2', 'acme']);
    expect(readPartners(folder).get('zebra-2')?.income_tax_refund_advance_allowed).toBe(false);
  });

  it('reads JSON files alone', () => {
    write('README.md', '# partners');
    write('acme.json.bak', '{');
    expect(readPartners(folder).size).toBe(0);
  });

  it('says which folder there is not', () => {
    expect(() => readPartners(join(folder, 'gone'))).toThrow(join(folder, 'gone'));
  });

  it.each([
    ['no JSON', '{"slug":', /^acme\.json: it is not valid JSON\.$/],
    ['nothing', '', /^acme\.json: it is not valid JSON\.$/],
    ['null', null, /^acme\.json: \/ /],
    ['a list', [acme], /^acme\.json: \/ /],
    [
      'a multiplier that is not in hundredths',
      { ...acme, income_tax_refund_advance_multiplier: 0.005 },
      /^acme\.json: \/income_tax_refund_advance_multiplier /,
    ],
    ['another slug', { ...acme, slug: 'other' }, /^acme\.json: its slug is other/],
    ['a slug in capitals', { ...acme, slug: 'Acme' }, /^acme\.json: \/slug /],
    ['a slug with a path', { ...acme, slug: '../acme' }, /^acme\.json: \/slug /],
    ['no name', { ...acme, name: '' }, /^acme\.json: \/name /],
    ['no theme', { ...acme, theme: undefined }, /^acme\.json: \/ /],
    ['a theme that there is not', { ...acme, theme: 'acme' }, /^acme\.json: \/theme/],
    ['a limit as text', { ...acme, enable_probationary_limit: 'yes' }, /^acme\.json: \/enable_/],
    [
      'a field of its own',
      { ...acme, color: 'red' },
      /^acme\.json: \/color is no field of a partner\.$/,
    ],
    ['a logo that is no SVG', { ...acme, logo: { ...acme.logo, color: 'x' } }, /\/logo\/color /],
    [
      'a logo with a script',
      { ...acme, logo: { ...acme.logo, reverse: MARK.replace('<path', '<script/><path') } },
      /^acme\.json: \/logo\/reverse is no mark\. It may not have the element script\.$/,
    ],
    ['half a banner', { ...acme, banner: { heading: 'x' } }, /^acme\.json: \/banner /],
    ['a question without answer', { ...acme, faqs: [{ question: 'x?' }] }, /\/faqs\/0 /],
    [
      'a home elsewhere',
      {
        ...acme,
        homepage_url_by_product: {
          ...acme.homepage_url_by_product,
          earned_wage_access: '//evil.example',
        },
      },
      /^acme\.json: \/homepage_url_by_product\/earned_wage_access /,
    ],
    [
      'a colour by name',
      { ...acme, card_visuals: { ground: 'red', arc: '#ffffff' } },
      /^acme\.json: \/card_visuals\/ground /,
    ],
  ])('refuses %s, and names the file', (_what, content, sentence) => {
    write('acme.json', content);
    expect(() => readPartners(folder)).toThrow(sentence);
    expect(() => readPartners(folder)).toThrow(/^acme\.json: /);
  });
});
