import { linksTo, type Entry } from '../entry.ts';
import { bullets, hyperlink, paragraph, richText } from '../rich-text.ts';

const item = (id: string, title: string, body: object): Entry => ({
  id,
  contentType: 'toggleItem',
  fields: { title, body },
});

const cost = item(
  'toggle-item-cost',
  'What does the card cost?',
  richText(
    paragraph('Using the card means:'),
    bullets(
      'No interest, monthly, transfer or late fees',
      'No credit check',
      'No security deposit',
    ),
  ),
);

const limit = item(
  'toggle-item-limit',
  'How is my limit worked out?',
  richText(
    paragraph(
      'From your daily income, your bank balance and your upcoming bills. It is dynamic: it follows them every day.',
    ),
  ),
);

const where = item(
  'toggle-item-where',
  'Where can I use it?',
  richText(
    paragraph(
      'In the U.S. (excluding territories), wherever Visa cards are accepted. You can add the card to Apple Pay or Google Wallet.',
    ),
  ),
);

const start = item(
  'toggle-item-start',
  'How much can I spend at first?',
  richText(
    paragraph(
      'When the probationary limit is enabled, up to $100 is accessible in the first pay cycle. After that the limit adjusts daily.',
    ),
  ),
);

const eligible = item(
  'toggle-item-eligible',
  'Who can get the card?',
  richText(
    paragraph(
      'Paid workers, whether salaried, hourly or gig, and people who receive government benefits, including Social Security.',
    ),
    paragraph(
      'The card requires earnings of at least $500 per month. It is not available in Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, Wisconsin.',
    ),
  ),
);

const link = item(
  'toggle-item-account',
  'Where do I see my limit?',
  richText(
    paragraph('On your ', hyperlink('/dashboard', 'dashboard'), ', with what it is made of.'),
  ),
);

const items = [cost, limit, where, start, eligible, link];

export const homeFaqs: Entry = {
  id: 'toggle-home-faqs',
  contentType: 'toggleBlock',
  fields: { heading: 'Questions people ask', items: linksTo(cost, limit, where, start) },
};

const allFaqs: Entry = {
  id: 'toggle-faqs',
  contentType: 'toggleBlock',
  fields: { items: linksTo(cost, limit, where, start, eligible) },
};

const memberFaqs: Entry = {
  id: 'toggle-user-faqs',
  contentType: 'toggleBlock',
  fields: { items: linksTo(limit, link, where) },
};

const hero: Entry = {
  id: 'hero-faqs',
  contentType: 'hero',
  fields: { type: 'centered', heading: 'FAQs', text: 'How the card works, in short answers.' },
};

const faqs: Entry = {
  id: 'page-faqs',
  contentType: 'page',
  fields: { slug: 'faqs', title: 'FAQs', hero: linksTo(hero)[0], blocks: linksTo(allFaqs) },
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
  ...items,
  homeFaqs,
  allFaqs,
  memberFaqs,
  hero,
  faqs,
  userFaqs,
];
