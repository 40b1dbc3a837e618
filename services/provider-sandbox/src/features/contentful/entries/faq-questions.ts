import { bullets, hyperlink, paragraph, richText } from '../rich-text.ts';
import { question } from './question.ts';

/* What people ask, each once, whichever pages it is on. */

export const cost = question(
  'cost',
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

export const eligible = question(
  'eligible',
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

export const where = question(
  'where',
  'Where can I use it?',
  richText(
    paragraph(
      'In the U.S. (excluding territories), wherever Visa cards are accepted. You can add the card to Apple Pay or Google Wallet.',
    ),
  ),
);

export const limit = question(
  'limit',
  'How is my limit worked out?',
  richText(
    paragraph(
      'From your daily income, your bank balance and your upcoming bills. It is dynamic: it follows them every day.',
    ),
  ),
);

export const start = question(
  'start',
  'How much can I spend at first?',
  richText(
    paragraph(
      'When the probationary limit is enabled, up to $100 is accessible in the first pay cycle. After that the limit adjusts daily.',
    ),
  ),
);

export const benefits = question(
  'benefits',
  'Do government benefits count as income?',
  richText(
    paragraph(
      'Yes. Government benefits count, Social Security too. More about it is on ',
      hyperlink('/social-security', 'the page for people on benefits'),
      '.',
    ),
  ),
);

export const linking = question(
  'linking',
  'Why do you ask for my payroll and my bank account?',
  richText(
    paragraph(
      'Your limit is made of what you earn, what is in your account and what is due. Two providers, one for payroll and one for banks, link the accounts, so that you need not type any of it.',
    ),
  ),
);

export const taxes = question(
  'taxes',
  'What does it cost to file taxes?',
  richText(
    paragraph(
      'A flat fee of $20, and nothing when the refund is deposited directly to a partner credit union. A third-party tax provider does the filing.',
    ),
  ),
);

export const advance = question(
  'advance',
  'What is a tax refund advance?',
  richText(
    paragraph(
      'Your refund, or a part of it, up to 21 days early. It takes a refund of at least $1,000, and tax advances are not available in California.',
    ),
  ),
);

export const security = question(
  'security',
  'How do you know that it is me?',
  richText(
    paragraph(
      'An identity-verification provider handles document verification when you apply. After that your password is yours alone, and you can ask for a code by text at each sign-in as well.',
    ),
  ),
);

export const account = question(
  'account',
  'Where do I see my limit?',
  richText(
    paragraph('On your ', hyperlink('/dashboard', 'dashboard'), ', with what it is made of.'),
  ),
);

export const secondFactor = question(
  'second-factor',
  'How do I turn on two-factor authentication?',
  richText(
    paragraph(
      'Under ',
      hyperlink('/account/security', 'Login & security'),
      ', if we have your phone number. We text you a code, and from then on one at each sign-in.',
    ),
  ),
);
