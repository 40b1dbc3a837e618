import type { ContentPage, TextBlock } from '@reset/api-contract/public/content.ts';

/* In the place of what editors write: a demonstration has questions of its own. */

const paragraph = (text: string): TextBlock => ({
  type: 'paragraph',
  spans: [{ text, bold: false, italic: false, superscript: false, href: null }],
});

const faqs = (
  title: string,
  items: readonly [question: string, answer: string][],
): ContentPage => ({
  title,
  hero: { type: 'centered', heading: title, text: null, link: null },
  blocks: [
    {
      type: 'toggle',
      id: 'questions',
      heading: null,
      items: items.map(([question, answer]) => ({
        title: question,
        body: [paragraph(answer)],
      })),
    },
  ],
  footnotes: [],
  partner: null,
});

const ABOUT_DEMO = faqs('Help / FAQs', [
  ['Whose money is this?', 'Nobody’s. People, shifts and purchases are made up in this browser.'],
  [
    'What becomes of what I do here?',
    'It is kept in this browser until the demo is reset, and is sent nowhere.',
  ],
  [
    'How is the limit made?',
    'By the formula of the product: half of what was earned, less what the bank lacks for upcoming bills and less what was spent.',
  ],
]);

const ABOUT_PAYDAY = faqs('Payday', [
  [
    'What happens on payday?',
    'The paycheck comes in, what was spent with the card is repaid from it, and the rest goes to the linked checking account.',
  ],
  [
    'Where do I see that?',
    'Simulate a direct deposit in the demo controls: the steps above are done at once.',
  ],
]);

/** A demonstration agrees to nothing with anybody. */
const legal = (title: string): ContentPage => ({
  ...faqs(title, [
    [
      'What does this document say?',
      'The product shows its text here. In the demo nobody agrees to anything.',
    ],
  ]),
});

const PAGES: Readonly<Record<string, ContentPage>> = {
  faqs: ABOUT_DEMO,
  'user-faqs': ABOUT_DEMO,
  'payday-faqs': ABOUT_PAYDAY,
  'payday-faqs-demo': ABOUT_PAYDAY,
  'e-sign-consent': legal('E-Sign Consent Agreement'),
  'terms-of-service': legal('Terms of Service'),
  'privacy-policy': legal('Privacy Policy'),
};

/** GET /contentful/page; undefined for what nobody wrote. */
export const contentPage = (slug: string | null): ContentPage | undefined => PAGES[slug ?? ''];
