import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-public.about', {
  heading: 'Our Story',
  intro:
    "You earn every day, but you're paid every other week. Bills don't wait. We built Reset for the days in between.",
  'pay.title': 'Work today, paid later',
  'pay.late':
    "Once you've worked an hour, you've earned that hour's pay. But payroll holds the money until payday, and rent, groceries and flat tires don't wait.",
  'pay.so':
    'So we made a card whose limit grows with each day of work. Your bills come first, payday repays, and the next pay period starts fresh. That is the reset in our name.',
  'numbers.title': "You're not the only one",
  'numbers.paycheck.figure': 'Over 60%',
  'numbers.paycheck.text': 'Over 60% of Americans live paycheck to paycheck.',
  'numbers.refund.figure': 'About 70%',
  'numbers.refund.text': 'About 70% received a refund with their taxes.',
  'values.title': 'What you can hold us to',
  'values.cost': 'What we leave out',
  'values.cost.text':
    'No interest, monthly, transfer or late fees. No credit check, no security deposit.',
  'values.bills': 'Your bills come first',
  'values.bills.text':
    'The limit follows your daily income, your bank balance and your upcoming bills.',
  'values.plain': 'We say what we mean',
  'values.plain.text': 'Amounts and dates come first, and conditions stand beside the offer.',
  'values.bank': 'We are not a bank',
  'values.bank.text':
    'A partner bank issues the card, and a third-party tax provider files taxes. We say who does what.',
  'founders.title': 'Founders',
  'founders.intro': 'Three founders, three questions.',
  'founder.product': 'Product',
  'founder.product.text': 'Is the one number there, after a long shift?',
  'founder.engineering': 'Engineering',
  'founder.engineering.text': 'Is the limit right, to the cent, every day?',
  'founder.risk': 'Credit and risk',
  'founder.risk.text': 'Can the person who gets this limit repay it?',
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
