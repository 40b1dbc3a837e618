import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-public.social-security', {
  heading: 'Your benefits, on the days in between',
  intro:
    'Government benefits, Social Security among them, count as income at Reset, as wages do. The card gives you early access to them, with a limit for today.',
  signUp: 'Sign up with your benefits',
  faqs: 'Read the FAQs',

  'counts.title': 'How your benefits count',
  'counts.income': 'As income, like wages',
  'counts.income.text': 'Money from a benefit program counts as money from an employer does.',
  'counts.day': 'Day by day',
  'counts.day.text':
    'The limit is dynamic: it follows your daily income, your bank balance and your upcoming bills.',
  'counts.pay': 'Repaid when they arrive',
  'counts.pay.text':
    'What you have spent is repaid on the day that your benefits are paid. No interest and no late fees.',

  'needs.title': 'What you need',
  'needs.intro': 'Have these at hand, and signing up goes in one sitting.',
  'needs.income': 'Income of at least $500 per month',
  'needs.income.text': 'That is what the card requires of everybody.',
  'needs.bank': 'The checking account where your benefits arrive',
  'needs.bank.text': 'You link it, so that we see deposits and upcoming bills.',
  'needs.program': 'Your benefit program',
  'needs.program.text': 'When we ask where your income comes from, search for it by its name.',
  'needs.you': 'What confirms who you are',
  'needs.you.text':
    'Phone number, date of birth, home address and Social Security number. You have to be 18 or older.',

  'dates.title': 'What happens when',
  'dates.first': 'On the day you sign up',
  'dates.first.text':
    'You link your account and your benefits. We check them and tell you where you stand.',
  'dates.between': 'Between two payments',
  'dates.between.text': 'Your limit adjusts daily. You see it whenever you log in.',
  'dates.payment': 'On the day your benefits are paid',
  'dates.payment.text':
    'Your card is repaid, by direct deposit or by a debit that you have agreed to. You see the date ahead.',

  'asked.title': 'Often asked',
  'asked.amount': 'Does the card change what I am paid?',
  'asked.amount.text':
    'Reset does not decide about your benefits and does not pay them. If you are unsure how a card counts for your program, please ask the office that pays you.',
  'asked.part': 'Is Reset part of the government?',
  'asked.part.text':
    'No. Reset is a company of its own, and neither the Social Security Administration nor any other agency stands behind it.',
  'asked.credit': 'Do you check my credit?',
  'asked.credit.text': 'No. There is no credit check and no security deposit.',
});
