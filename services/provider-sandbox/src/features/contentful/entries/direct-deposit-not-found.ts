import { linksTo, type Entry } from '../entry.ts';
import { paragraph, richText } from '../rich-text.ts';
import { question } from './question.ts';

/* Whoever shows these writes the bank's name where `{bank}` stands. */

const sought = question(
  'deposit-sought',
  'What did you look for at {bank}?',
  richText(
    paragraph(
      'Pay that arrives by direct deposit, at least $500 a month. Transfers between accounts of your own, cash and checks are not counted.',
    ),
  ),
);

const elsewhere = question(
  'deposit-elsewhere',
  'What if my pay goes into another account?',
  richText(
    paragraph(
      'Connect that one. It takes the place of your account at {bank}, which we then no longer read.',
    ),
  ),
);

const otherwise = question(
  'deposit-otherwise',
  'What if I am paid by check or in cash?',
  richText(
    paragraph(
      'Link your payroll instead. It tells what you earn, whether or not it arrives at {bank}.',
    ),
  ),
);

const block: Entry = {
  id: 'toggle-direct-deposit-not-found',
  contentType: 'toggleBlock',
  fields: { items: linksTo(sought, elsewhere, otherwise) },
};

/** For applicants in whose account no pay was found: what may be the reason. */
export const directDepositEntries: readonly Entry[] = [sought, elsewhere, otherwise, block];
