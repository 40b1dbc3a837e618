import { linksTo, linkTo, type Entry } from '../entry.ts';
import { hyperlink, numbered, paragraph, richText } from '../rich-text.ts';

const toBenefits: Entry = {
  id: 'link-card-benefits',
  contentType: 'link',
  fields: { text: 'What the card does', href: '/account/card-benefits' },
};

const hero: Entry = {
  id: 'hero-first-steps',
  contentType: 'hero',
  fields: {
    type: 'centered',
    heading: 'Your first pay cycle',
    text: 'Three things that are good to do in the first days.',
    link: linkTo(toBenefits),
  },
};

const steps: Entry = {
  id: 'rich-text-first-steps',
  contentType: 'richTextBlock',
  fields: {
    body: richText(
      numbered(
        'Add the card to Apple Pay or Google Wallet.',
        'Look at what your limit is made of, on your dashboard.',
        'See that your recurring expenses are right, because upcoming bills count.',
      ),
      paragraph('Questions are answered under ', hyperlink('/account/user-faqs', 'Help'), '.'),
    ),
  },
};

const page: Entry = {
  id: 'page-first-steps',
  contentType: 'page',
  fields: {
    slug: 'first-steps',
    section: 'account',
    title: 'First steps',
    hero: linkTo(hero),
    blocks: linksTo(steps),
  },
};

const draftText: Entry = {
  id: 'rich-text-second-steps',
  contentType: 'richTextBlock',
  isDraft: true,
  fields: {
    body: richText(paragraph('After the first pay cycle the limit adjusts daily.')),
  },
};

const draft: Entry = {
  id: 'page-second-steps',
  contentType: 'page',
  isDraft: true,
  fields: {
    slug: 'second-steps',
    section: 'account',
    title: 'After the first pay cycle',
    blocks: linksTo(draftText),
  },
};

/** For members who begin, and how it goes on, which is still being written. */
export const firstStepsEntries: readonly Entry[] = [
  toBenefits,
  hero,
  steps,
  page,
  draftText,
  draft,
];
