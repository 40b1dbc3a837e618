import { linksTo, linkTo, type Entry } from '../entry.ts';
import {
  account,
  advance,
  benefits,
  cost,
  eligible,
  limit,
  linking,
  secondFactor,
  security,
  start,
  taxes,
  where,
} from './faq-questions.ts';

const forEverybody = [
  cost,
  eligible,
  where,
  limit,
  start,
  benefits,
  linking,
  taxes,
  advance,
  security,
];

const allFaqs: Entry = {
  id: 'toggle-faqs',
  contentType: 'toggleBlock',
  fields: { items: linksTo(...forEverybody) },
};

const memberFaqs: Entry = {
  id: 'toggle-user-faqs',
  contentType: 'toggleBlock',
  fields: { items: linksTo(limit, account, where, linking, secondFactor) },
};

const hero: Entry = {
  id: 'hero-faqs',
  contentType: 'hero',
  fields: { type: 'centered', heading: 'FAQs', text: 'How the card works, in short answers.' },
};

const faqs: Entry = {
  id: 'page-faqs',
  contentType: 'page',
  fields: { slug: 'faqs', title: 'FAQs', hero: linkTo(hero), blocks: linksTo(allFaqs) },
};

const userFaqs: Entry = {
  id: 'page-user-faqs',
  contentType: 'page',
  fields: {
    slug: 'user-faqs',
    section: 'account',
    title: 'Help',
    blocks: linksTo(memberFaqs),
  },
};

/** Frequently asked, for visitors and for members. */
export const faqEntries: readonly Entry[] = [
  ...forEverybody,
  account,
  secondFactor,
  allFaqs,
  memberFaqs,
  hero,
  faqs,
  userFaqs,
];
