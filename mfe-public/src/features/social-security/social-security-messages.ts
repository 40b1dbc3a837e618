import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-public.social-security', {
  heading: 'Your benefits, on the days in between',
  intro:
    'Government benefits, including Social Security, count as income at Reset, just as wages do. The card gives you early access to them.',
  signUp: 'Sign up with your benefits',
  faqs: 'Read the FAQs',

  'counts.title': 'How your benefits count',
  'counts.income': 'As income, like wages',
  'counts.income.text': 'Money from a benefit program counts the way money from an employer does.',
  'counts.day': 'Day by day',
  'counts.day.text':
    'The limit is dynamic: it follows your daily income, your bank balance and your upcoming bills.',
  'counts.pay': 'Repaid when they arrive',
  'counts.pay.text': 'What you spend is repaid on the day your benefits are paid.',

  'needs.title': 'What you need',
  'needs.intro': 'Have these ready before you sign up.',
  'needs.income': 'Income of at least $500 per month',
  'needs.income.text': 'The card requires this of everyone.',
  'needs.bank': 'The checking account where your benefits arrive',
  'needs.bank.text': 'You link it so we can see deposits and upcoming bills.',
  'needs.program': 'Your benefit program',
  'needs.program.text': 'When we ask where your income comes from, search for it by name.',
  'needs.you': 'What confirms who you are',
  'needs.you.text':
    'Your phone number, date of birth, home address and Social Security number. You must be 18 or older.',

  'dates.title': 'What happens when',
  'dates.first': 'On the day you sign up',
  'dates.first.text':
    'You link your account and your benefits. We check them and tell you where you stand.',
  'dates.between': 'Between two payments',
  'dates.between.text': 'Your limit adjusts daily. You see it whenever you log in.',
  'dates.payment': 'On the day your benefits are paid',
  'dates.payment.text':
    "Your card is repaid, by direct deposit or by a debit you've agreed to. You'll see the date ahead of time.",

  'asked.title': 'Often asked',
  'asked.amount': 'Does the card change what I am paid?',
  'asked.amount.text':
    "Reset doesn't decide on your benefits and doesn't pay them. If you're not sure how a card counts for your program, ask the office that pays you.",
  'asked.part': 'Is Reset part of the government?',
  'asked.part.text':
    'No. Reset is a private company, and is not connected with the Social Security Administration or any other agency.',
  'asked.credit': 'Do you check my credit?',
  'asked.credit.text': 'No. There is no credit check and no security deposit.',
});
