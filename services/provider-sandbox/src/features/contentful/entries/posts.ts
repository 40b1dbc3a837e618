import { teamPortrait, writerPortrait } from '../assets.ts';
import { assetLinkTo, linkTo, type Entry } from '../entry.ts';
import { bullets, heading, hyperlink, numbered, paragraph, quote, richText } from '../rich-text.ts';

/* Authors by what they do: nobody's name is made up. */

const team: Entry = {
  id: 'person-reset',
  contentType: 'person',
  fields: { name: 'The Reset team', image: assetLinkTo(teamPortrait) },
};

const writer: Entry = {
  id: 'person-writer',
  contentType: 'person',
  fields: { name: 'A writer at Reset', image: assetLinkTo(writerPortrait) },
};

const post = (slug: string, fields: Record<string, unknown>): Entry => ({
  id: `post-${slug}`,
  contentType: 'post',
  fields: { slug, ...fields },
});

const limit = post('how-the-limit-moves', {
  title: 'How the limit moves',
  author: linkTo(team),
  publishedDate: '2026-11-02',
  body: richText(
    paragraph('Your limit is worked out anew each day. Three things move it.'),
    heading(2, 'What moves it'),
    bullets(
      'Income: what you earned since the last payday',
      'Bank balance: what is there today',
      'Bills: what is due before payday',
    ),
    paragraph('You see all three on your ', hyperlink('/dashboard', 'dashboard'), '.'),
  ),
});

const fees = post('what-early-pay-costs', {
  title: 'What early pay costs elsewhere',
  author: linkTo(writer),
  location: 'United States',
  publishedDate: '2026-10-19',
  body: richText(
    paragraph('Getting money before payday has many names, and most of them have a price.'),
    heading(2, 'The prices'),
    bullets(
      'Cash advance apps: an instant transfer up to $5.99, a monthly fee up to $14.99, an effective APR up to 331%',
      'Traditional credit cards: a cash advance fee of 3-5% and up to 29.99% APR',
      'Payday loans: up to 400% APR',
    ),
    quote('The Reset card has no interest, monthly, transfer or late fees.'),
    paragraph('What it does have is on ', hyperlink('/account/card-benefits', 'its own page'), '.'),
  ),
});

const refund = post('a-refund-in-three-steps', {
  title: 'A tax refund in three steps',
  author: linkTo(writer),
  publishedDate: '2026-09-28',
  body: richText(
    paragraph('About 70% received a refund. Getting yours takes three steps.'),
    numbered(
      'Link the checking account that the refund is to go to.',
      'File with our third-party tax provider, for a flat fee of $20.',
      'With a refund of at least $1,000, get an advance up to 21 days early.',
    ),
    paragraph('Tax advances are not available in California.'),
  ),
});

/** The blog. */
export const postEntries: readonly Entry[] = [team, writer, limit, fees, refund];
