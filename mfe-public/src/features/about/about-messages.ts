import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-public.about', {
  heading: 'Our Story',
  intro:
    'Pay is earned every day and arrives every other week. Bills do not wait. We built Reset for the days in between.',
  'pay.title': 'Work today, paid later',
  'pay.late':
    'Whoever works an hour has earned it when the hour is over. Yet the money stays with payroll until payday, and in the meantime rent, groceries and a flat tire come when they come.',
  'pay.short':
    'Most ways to bridge those days make them more expensive: a fee to get money now, interest until it is paid back, a charge for being late. We thought that access to your own pay should not cost you part of it.',
  'pay.so':
    'So we made a card whose limit grows with each day of work. Your bills come first, payday repays, and the next pay period starts from zero again. That is the reset in our name.',
  'numbers.title': 'You are not the only one',
  'numbers.paycheck.figure': 'Over 60%',
  'numbers.paycheck.text': 'Over 60% of Americans live paycheck to paycheck.',
  'numbers.refund.figure': 'About 70%',
  'numbers.refund.text':
    'About 70% received a refund with their taxes: money that was theirs, and came back late.',
  'values.title': 'What we hold ourselves to',
  'values.cost': 'Your pay stays yours',
  'values.cost.text': 'No interest, monthly, transfer or late fees. No credit check, no deposit.',
  'values.bills': 'Your bills come first',
  'values.bills.text':
    'The limit follows what you earn in a day, your bank balance and your upcoming bills, so that payday brings no surprise.',
  'values.plain': 'We say what we mean',
  'values.plain.text': 'Amounts and dates before adjectives, and conditions beside the offer.',
  'values.bank': 'We are not a bank',
  'values.bank.text':
    'A partner bank issues the card, and a third-party tax provider files taxes. We say who does what.',
  'founders.title': 'Founders',
  'founders.intro': 'Three people began this, each with the part of it that kept them up at night.',
  'founder.product': 'Founder, product',
  'founder.product.text': 'Asks of every screen: is the one number there, after a long shift?',
  'founder.engineering': 'Founder, engineering',
  'founder.engineering.text': 'Sees to it that a limit is right to the cent, every day.',
  'founder.risk': 'Founder, credit and risk',
  'founder.risk.text': 'Makes limits that people can repay, or none at all.',
  'team.title': 'The team',
  'team.support': 'Member support',
  'team.payroll': 'Payroll connections',
  'team.design': 'Design and research',
  'team.security': 'Security and privacy',
  'team.partners': 'Partnerships',
  'team.taxes': 'Tax season',
  'next.title': 'Where to go from here',
  'next.start': 'Get Started',
  'next.institutions': 'For financial institutions',
});
