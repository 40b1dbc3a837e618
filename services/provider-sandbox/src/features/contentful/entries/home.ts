import { linksTo, linkTo, type Entry } from '../entry.ts';
import { hyperlink, paragraph, richText, span } from '../rich-text.ts';
import { homeFaqs } from './faqs.ts';

const hero: Entry = {
  id: 'hero-home',
  contentType: 'hero',
  fields: {
    type: 'card',
    heading: 'Your pay, as you earn it',
    text: 'The Reset card gives you early access to the wages you have already earned. Its limit follows your income, your bank balance and your upcoming bills, every day.',
  },
};

const tile = (id: string, icon: string, title: string, text: string): Entry => ({
  id,
  contentType: 'tile',
  fields: { icon, heading: title, text },
});

const tiles = [
  tile('tile-hourly', 'briefcase', 'Hourly', 'Access your pay as your shifts add up.'),
  tile('tile-salary', 'calendar', 'Salaried', 'Each day of work counts toward your limit.'),
  tile('tile-gig', 'wallet', 'Gig', 'Income that changes day by day is still income.'),
  tile('tile-benefits', 'landmark', 'Benefits', 'Government benefits count, Social Security too.'),
];

const incomeTypes: Entry = {
  id: 'tile-block-income',
  contentType: 'tileBlock',
  fields: { heading: 'For every kind of income¹', tiles: linksTo(...tiles) },
};

const callToAction: Entry = {
  id: 'link-faqs',
  contentType: 'link',
  fields: { text: 'Read the FAQs', href: '/faqs' },
};

const wherever: Entry = {
  id: 'split-wherever',
  contentType: 'splitBlock',
  fields: {
    heading: 'A card for every day until payday',
    body: richText(
      paragraph(
        'Use it in the U.S. (excluding territories)² wherever Visa cards are accepted, or add it to ',
        span('Apple Pay', 'bold'),
        ' or ',
        span('Google Wallet', 'bold'),
        '.',
      ),
      paragraph(
        'The limit is dynamic. It is derived from your daily income, your bank balance and your upcoming bills.',
      ),
    ),
    link: linkTo(callToAction),
  },
};

const footnote = (id: string, text: string): Entry => ({
  id,
  contentType: 'footnote',
  fields: { text },
});

const footnotes = [
  footnote('footnote-earnings', 'The card requires earnings of at least $500 per month.'),
  footnote(
    'footnote-states',
    'Not available in Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, Wisconsin.',
  ),
];

const home: Entry = {
  id: 'page-home',
  contentType: 'page',
  fields: {
    slug: 'home',
    title: 'Home',
    hero: linkTo(hero),
    blocks: linksTo(incomeTypes, wherever, homeFaqs),
    footnotes: linksTo(...footnotes),
  },
};

const story: Entry = {
  id: 'rich-text-story',
  contentType: 'richTextBlock',
  isDraft: true,
  fields: {
    body: richText(
      paragraph('Over 60% of Americans live paycheck to paycheck. '),
      paragraph('How the card works is in the ', hyperlink('/faqs', 'FAQs'), '.'),
    ),
  },
};

const about: Entry = {
  id: 'page-about',
  contentType: 'page',
  isDraft: true,
  fields: { slug: 'about', title: 'Our Story', blocks: linksTo(story) },
};

/** The home page, and a page that is still being written. */
export const homeEntries: readonly Entry[] = [
  hero,
  ...tiles,
  incomeTypes,
  callToAction,
  wherever,
  ...footnotes,
  home,
  story,
  about,
];
