import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-public.financial-institutions', {
  heading: 'Give your members their pay as they earn it',
  intro:
    'Reset is early access to earned wages, offered together with credit unions and others whose people live from payday to payday. Yours could be next.',
  write: 'Write to us',
  'write.at': 'or to {{email}}, with any mail program',
  'gets.members.text':
    'Over 60% of Americans live paycheck to paycheck. Their bills do not wait for payday.',
  'gets.members': 'What your members get',
  'gets.limit': 'A limit made of their own pay',
  'gets.limit.text':
    'It follows daily income, bank balance and upcoming bills, and adjusts every day.',
  'gets.fees': 'No price on being short',
  'gets.fees.text':
    'No interest, monthly, transfer or late fees; no credit check; no security deposit.',
  'gets.taxes': 'Taxes filed',
  'gets.taxes.text':
    'A flat fee of $20, and free when the refund is direct-deposited to a partner credit union.',
  'yours.title': 'What you get',
  'yours.page': 'Pages under both names',
  'yours.page.text':
    'One for the card, one for taxes, with your logo, your banner and the answers that your members need.',
  'yours.mark': 'Your mark, all the way in',
  'yours.mark.text':
    'Your logo stands beside ours on your pages, in the sign-up, and in what your members see later.',
  'yours.deposits': 'Refunds that come to you',
  'yours.deposits.text':
    'Filing is free for who has the refund direct-deposited to a partner credit union.',
  'yours.choice': 'A say in the offer',
  'yours.choice.text':
    'Whether your people may spend up to $100 in their first pay cycle, and whether they may have a refund advance.',
  'parts.title': 'Who does what',
  'parts.you': 'You',
  'parts.you.text': 'tell your members, and lend your name.',
  'parts.reset': 'Reset',
  'parts.reset.text': 'makes the limits, runs the product and answers your members.',
  'parts.bank': 'Our partner bank',
  'parts.bank.text': 'issues the card. Reset is not a bank.',
  'parts.provider': 'A third-party tax provider',
  'parts.provider.text': 'files the taxes.',
  'with.title': 'Already offered with',
  'next.title': 'Shall we talk?',
  'next.text': 'Tell us who your members are. A person reads it, and writes back.',
});
