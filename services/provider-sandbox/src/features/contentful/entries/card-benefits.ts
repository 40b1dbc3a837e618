import { linksTo, linkTo, type Entry } from '../entry.ts';
import { paragraph, richText } from '../rich-text.ts';
import { logoBlock, mediaEntries, people, video } from './card-benefits-media.ts';
import { split, story, toFaqs } from './card-benefits-story.ts';
import { question } from './question.ts';

const toDashboard: Entry = {
  id: 'link-dashboard',
  contentType: 'link',
  fields: { text: 'See my limit', href: '/dashboard' },
};

const hero: Entry = {
  id: 'hero-card-benefits',
  contentType: 'hero',
  fields: {
    type: 'card',
    heading: 'What your card does for you',
    text: 'A limit that follows your pay, and no fees for using it.',
    link: linkTo(toDashboard),
  },
};

const tile = (name: string, icon: string, title: string, text: string): Entry => ({
  id: `tile-${name}`,
  contentType: 'tile',
  fields: { icon, heading: title, text },
});

const tiles = [
  tile('fees', 'hand-coins', 'No fees', 'No interest, monthly, transfer or late fees.'),
  tile('credit', 'shield-check', 'No credit check', 'And no security deposit.'),
  tile('wallets', 'smartphone', 'On your phone', 'Add the card to Apple Pay or Google Wallet.'),
];

const tileBlock: Entry = {
  id: 'tile-block-card-benefits',
  contentType: 'tileBlock',
  fields: { heading: 'What it costs: nothing', tiles: linksTo(...tiles) },
};

const questions = [
  question(
    'benefit-decline',
    'What if a purchase is more than my limit?',
    richText(paragraph('It is declined. What is left of the limit is on your dashboard.')),
  ),
  question(
    'benefit-wallet',
    'Do I need the plastic card?',
    richText(paragraph('No. The virtual card works in Apple Pay and Google Wallet.')),
  ),
];

const toggle: Entry = {
  id: 'toggle-card-benefits',
  contentType: 'toggleBlock',
  fields: { heading: 'Good to know', items: linksTo(...questions) },
};

const footnotes: Entry[] = [
  {
    id: 'footnote-where',
    contentType: 'footnote',
    fields: {
      text: 'The card is not available in Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, Wisconsin.',
    },
  },
  {
    id: 'footnote-first',
    contentType: 'footnote',
    fields: {
      text: 'When the probationary limit is enabled, up to $100 is accessible in the first pay cycle.',
      superscriptOverride: '*',
    },
  },
];

const page: Entry = {
  id: 'page-card-benefits',
  contentType: 'page',
  fields: {
    slug: 'card-benefits',
    section: 'account',
    title: 'Card benefits',
    hero: linkTo(hero),
    blocks: linksTo(tileBlock, split, story, people, logoBlock, video, toggle),
    footnotes: linksTo(...footnotes),
  },
};

/** For members: what the card does, told with every kind of block. */
export const cardBenefitEntries: readonly Entry[] = [
  toDashboard,
  toFaqs,
  hero,
  ...tiles,
  tileBlock,
  split,
  story,
  ...mediaEntries,
  people,
  logoBlock,
  video,
  ...questions,
  toggle,
  ...footnotes,
  page,
];
