import Type, { type Static } from 'typebox';
import { Multiplier } from '../member/limit-config.ts';

/** The sets of colours, type and illustrations that shared-ui has. `reset` is the product's own. */
export const ThemeName = Type.Union([
  Type.Literal('reset'),
  Type.Literal('default'),
  Type.Literal('hvfcu'),
  Type.Literal('test'),
]);
export type ThemeName = Static<typeof ThemeName>;

/** An SVG document in one line; it is shown as a picture, where no script of it would run. */
const Svg = Type.String({ pattern: '^<svg [^\\n]*</svg>$', maxLength: 4_000 });
const Color = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const Path = Type.String({ pattern: '^/[a-z0-9-]+(/[a-z0-9-]+)*$' });
const Words = Type.String({ minLength: 1, maxLength: 500 });

/** In addresses, as `/csc` and `?partner=csc`. */
export const PartnerSlug = Type.String({
  pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  maxLength: 40,
});

/**
 * An organisation whose people come to us under its brand: one file in `partners/`, named after
 * its slug, which all slices read while they run.
 */
export const Partner = Type.Object(
  {
    slug: PartnerSlug,
    /** As people know it. */
    name: Type.String({ minLength: 1, maxLength: 60 }),
    kind: Type.Union([
      Type.Literal('credit_union'),
      Type.Literal('debt_relief'),
      Type.Literal('marketplace'),
    ]),
    theme: ThemeName,
    /** Whether its people may spend something in their first pay cycle. */
    enable_probationary_limit: Type.Boolean(),
    /** Absent: as for people without a partner, who may not have one yet. */
    income_tax_refund_advance_allowed: Type.Optional(Type.Boolean()),
    /** What part of an accepted refund is advanced to its people, in hundredths. Absent: none. */
    income_tax_refund_advance_multiplier: Type.Optional(Multiplier),
    /**
     * Whether its applicants link their payroll: they have to, they may skip it, or it is skipped
     * for them because the partner's accounts show their pay. Absent: they may skip it.
     */
    payroll_linking: Type.Optional(
      Type.Union([Type.Literal('required'), Type.Literal('optional'), Type.Literal('not_asked')]),
    ),
    /** Whether who came to file her taxes is offered the card as well. Absent: she is. */
    card_after_taxes: Type.Optional(Type.Boolean()),
    /** Its mark beside its name, which is always set in letters: on light ground and on dark. */
    logo: Type.Object({ color: Svg, reverse: Svg }),
    /** What its people read first. */
    banner: Type.Object({ heading: Words, text: Words }),
    faqs: Type.Array(Type.Object({ question: Words, answer: Words })),
    /** Where each product is offered to its people. */
    homepage_url_by_product: Type.Object({ earned_wage_access: Path, tax_refund_advance: Path }),
    /** The card in its colours; white letters stand on the ground. */
    card_visuals: Type.Object({ ground: Color, arc: Color }),
  },
  { additionalProperties: false },
);
export type Partner = Static<typeof Partner>;
