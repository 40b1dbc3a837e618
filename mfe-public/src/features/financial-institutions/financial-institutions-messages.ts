import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-public.financial-institutions', {
  heading: 'Give your members early access to their pay',
  intro:
    'Reset offers early access to earned wages together with credit unions and others whose members live paycheck to paycheck.',
  write: 'Email us',
  'write.at': 'or email {{email}}',
  'gets.members.text':
    "Over 60% of Americans live paycheck to paycheck. Their bills don't wait for payday.",
  'gets.members': 'What your members get',
  'gets.limit': 'A limit based on their own pay',
  'gets.limit.text':
    'It follows daily income, bank balance and upcoming bills, and adjusts every day.',
  'gets.fees': "What it doesn't charge",
  'gets.fees.text':
    'No interest, monthly, transfer or late fees; no credit check; no security deposit.',
  'gets.taxes': 'Taxes filed',
  'gets.taxes.text':
    'A flat fee of $20, and free when the refund is direct-deposited to a partner credit union.',
  'yours.title': 'What you get',
  'yours.page': 'Pages under both names',
  'yours.page.text':
    'One for the card, one for taxes, with your logo, your banner and the answers your members need.',
  'yours.mark': 'Your logo, all the way through',
  'yours.mark.text':
    'It stands beside ours on your pages, in the sign-up, and in what your members see later.',
  'yours.deposits': 'Refunds that come to you',
  'yours.deposits.text':
    'Filing is free for members whose refund is direct-deposited to a partner credit union.',
  'yours.choice': 'A say in the offer',
  'yours.choice.text':
    'You choose whether your members may spend up to $100 in their first pay cycle, and whether they may get a refund advance.',
  'parts.title': 'Who does what',
  'parts.you': 'You',
  'parts.you.text': 'tell your members and lend your name.',
  'parts.reset': 'Reset',
  'parts.reset.text': 'sets the limits, runs the product and answers your members.',
  'parts.bank': 'Our partner bank',
  'parts.bank.text': 'issues the card. Reset is not a bank.',
  'parts.provider': 'A third-party tax provider',
  'parts.provider.text': 'files the taxes.',
  'with.title': 'Already offered with',
  'next.title': "Let's talk",
  'next.text': 'Tell us about your members. A person will read it and write back.',
});
