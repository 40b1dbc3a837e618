import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { mixedColor } from '../mail/mixed-color.ts';
import { readPartners } from './read-partners.ts';

const partners = readPartners(join(import.meta.dirname, '../../../../partners'));
const COLOR = /#[0-9a-f]{6}\b/g;

describe('the partners that we have', () => {
  it('are the five of the specification, without one that was forgotten [PLT-054]', () => {
    expect([...partners.keys()].toSorted()).toEqual([
      'csc',
      'cusg',
      'hvfcu',
      'msufcu',
      'national-debt-relief',
    ]);
  });

  describe.each([...partners.values()])('$name', (partner) => {
    it('says all that a partner says of itself [PLT-055]', () => {
      const {
        payroll_linking: payroll = 'optional',
        card_after_taxes: card = true,
        income_tax_refund_advance_multiplier: multiplier = 0,
        ...told
      } = partner;
      expect(payroll).toMatch(/^(required|optional|not_asked)$/);
      expect([true, false]).toContain(card);
      // Whose people are told of an advance, has one.
      expect(multiplier > 0).toBe(partner.income_tax_refund_advance_allowed);
      expect(told).toEqual({
        slug: expect.any(String),
        name: expect.any(String),
        kind: expect.any(String),
        theme: expect.stringMatching(/^(default|reset|test|hvfcu)$/),
        enable_probationary_limit: expect.any(Boolean),
        income_tax_refund_advance_allowed: expect.any(Boolean),
        logo: { color: expect.any(String), reverse: expect.any(String) },
        banner: { heading: expect.any(String), text: expect.any(String) },
        faqs: expect.arrayContaining([
          { question: expect.stringMatching(/\?$/), answer: expect.stringMatching(/\.$/) },
        ]),
        homepage_url_by_product: {
          earned_wage_access: expect.any(String),
          tax_refund_advance: expect.any(String),
        },
        card_visuals: { ground: expect.any(String), arc: expect.any(String) },
      });
    });

    it('has its homes where the public site shows them', () => {
      expect(partner.homepage_url_by_product).toEqual({
        earned_wage_access: `/${partner.slug}`,
        tax_refund_advance: `/${partner.slug}/tax`,
      });
    });

    it('has white letters on its card and in the glow of its arc, which is seen', () => {
      const { ground, arc } = partner.card_visuals;
      expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', mixedColor(arc, ground, GLOW))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(arc, ground)).toBeGreaterThanOrEqual(3);
    });

    it('has a mark that is seen on white, and one on its card', () => {
      const colorsOf = (svg: string) => svg.match(COLOR) ?? [];
      const [color, reverse] = [colorsOf(partner.logo.color), colorsOf(partner.logo.reverse)];
      expect([color.length, reverse.length]).not.toContain(0);
      expect(Math.min(...color.map((one) => contrast(one, '#ffffff')))).toBeGreaterThanOrEqual(3);
      const onCard = reverse.map((one) => contrast(one, partner.card_visuals.ground));
      expect(Math.min(...onCard)).toBeGreaterThanOrEqual(3);
    });
  });
});

/** What part of the arc's colour is in the glow around it: `--color-dawn-glow` of shared-ui. */
const GLOW = 0.32;

/** Of two colours as `#rrggbb`, from 1 to 21 (WCAG 2, 1.4.3). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
