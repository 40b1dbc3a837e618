import { linksTo, type Entry } from '../entry.ts';
import { numbered, paragraph, richText } from '../rich-text.ts';
import { question } from './question.ts';

const steps = question(
  'payday-steps',
  'What happens on payday?',
  richText(
    numbered(
      'Your paycheck is received.',
      'What you spent ahead of payday is repaid from it.',
      'The rest of your paycheck is deposited.',
    ),
  ),
);

const rest = question(
  'payday-rest',
  'Do I have to do anything?',
  richText(
    paragraph(
      'No. With direct deposit the repayment comes from the paycheck itself, without a transfer that you make.',
    ),
  ),
);

const fees = question(
  'payday-fees',
  'Does repaying cost anything?',
  richText(paragraph('No. There is no interest, and no monthly, transfer or late fee.')),
);

const live = question(
  'payday-live',
  'Can I follow my paycheck?',
  richText(
    paragraph('Yes: the steps above are marked off one after the other as your paycheck comes in.'),
  ),
);

const block = (name: string, ...items: Entry[]): Entry => ({
  id: `toggle-${name}`,
  contentType: 'toggleBlock',
  fields: { items: linksTo(...items) },
});

const page = (slug: string, questions: Entry): Entry => ({
  id: `page-${slug}`,
  contentType: 'page',
  fields: { slug, section: 'account', title: 'Payday', blocks: linksTo(questions) },
});

const questions = block('payday-faqs', steps, rest, fees);
const demoQuestions = block('payday-faqs-demo', steps, live, rest, fees);

/** What members with direct deposit ask about payday; in a demonstration they follow it live. */
export const paydayFaqEntries: readonly Entry[] = [
  steps,
  rest,
  fees,
  live,
  questions,
  demoQuestions,
  page('payday-faqs', questions),
  page('payday-faqs-demo', demoQuestions),
];
