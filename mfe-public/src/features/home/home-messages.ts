import { defineMessages } from '@reset/remote-sdk';

/** What the home page says. Figures and quoted words are the specification's, letter for letter. */
export const { useMessages } = defineMessages('mfe-public.home', {
  inviteOnly: 'Currently invite-only!',
  heading: 'Your pay, as you earn it',
  intro:
    'The Reset card gives you early access to income that you have already earned, with a limit that follows your work every day.',
  signUp: 'Sign Up',
  logIn: 'Log In',
  dashboard: 'Go to your dashboard',
  claims: 'What it costs',
  'claim.fees': 'No interest, monthly, transfer or late fees',
  'claim.credit': 'No credit check',
  'claim.deposit': 'No security deposit',
  'terms.card': '{{mark}}: terms of the card',
  'terms.tax': '{{mark}}: terms of the tax offer',

  'earnings.title': 'An example day',
  'earnings.rate': '{{rate}} an hour, after taxes',
  'earnings.hours': '{{hours}} hours of work',
  'earnings.bills': 'Kept for upcoming bills',
  'earnings.available': 'Available money',
  'earnings.note': 'Made-up figures. Yours come from your own income, bank balance and bills.',

  'income.title': 'However you are paid',
  'income.text': 'Tell us how your money comes in, and start from there.',
  'income.salary': 'Salary',
  'income.salary.text': 'The same pay each payday, whatever the week was like.',
  'income.hourly': 'Hourly',
  'income.hourly.text': 'Each shift that your employer reports counts.',
  'income.gig': 'Gig',
  'income.gig.text': 'Rides, deliveries and jobs, as they pay out.',
  'income.benefits': 'Benefits',
  'income.benefits.text': 'Social Security and other government benefits.',

  'how.title': 'How your limit is made',
  'how.text': 'Daily income, bank balance and upcoming bills decide, every day anew.',
  'how.earn': 'Your income adds to it',
  'how.earn.text': 'Each day of work adds to what you can use, long before payday.',
  'how.bills': 'Your bills come first',
  'how.bills.text':
    'What your bank balance may not cover before payday is set aside, so that payday brings no surprise.',
  'how.spend': 'Payday repays',
  'how.spend.text': 'Use the card until payday. What you spent is repaid from your pay.',
  'phone.label': 'An example: a phone that shows how the limit follows five days of work and bills',
  'phone.available': 'Available today',
  'phone.worked': '{{hours}} hours of work',
  'phone.bill': 'A bill is coming up',
  'phone.pause': 'Pause the example',
  'phone.play': 'Play the example',

  'story.title': 'Most of us wait for money that is already ours',
  'story.paycheck': 'over 60%',
  'story.paycheck.text': 'of Americans live paycheck to paycheck',
  'story.paycheck.more':
    'The work is done, the money is earned, and the rent is due before payday. The card closes that gap.',
  'story.refund': 'about 70%',
  'story.refund.text': 'received a refund',
  'story.refund.more':
    'A refund is your own money, too. File with the tax provider that we work with, and a refund advance comes up to 21 days early.',
  'story.refund.action': 'Get your refund early',

  'compare.title': 'What early money costs elsewhere',
  'compare.text': 'Reset charges no interest, monthly, transfer or late fees.',
  'compare.what': 'What is charged',
  'compare.reset': 'Reset',
  'compare.apps': 'Cash advance apps',
  'compare.cards': 'Traditional credit cards',
  'compare.loans': 'Payday loans',
  'compare.interest': 'Interest',
  'compare.monthly': 'Monthly fee',
  'compare.transfer': 'Transfer or cash advance',
  'compare.none': 'None',
  'compare.noFigure': 'not compared',
  'compare.apps.interest': 'effective APR up to 331%',
  'compare.apps.monthly': 'up to $14.99',
  'compare.apps.transfer': 'instant transfer up to $5.99',
  'compare.cards.interest': 'up to 29.99% APR',
  'compare.cards.transfer': 'cash advance fee 3-5%',
  'compare.loans.interest': 'up to 400% APR',

  'features.title': 'A card for every day until payday',
  'features.visa': 'Wherever Visa is',
  'features.visa.text':
    'It works in the U.S. (excluding territories) wherever Visa cards are accepted.',
  'features.wallet': 'In your phone',
  'features.wallet.text': 'Add it to Apple Pay or Google Wallet, and leave the plastic at home.',
  'features.start': 'Up to $100 to start',
  'features.start.text':
    'Accessible in the first pay cycle when the probationary limit is enabled. After that the limit adjusts daily.',
  'features.limit': 'A limit that follows you',
  'features.limit.text':
    'It is dynamic: derived from daily income, bank balance and upcoming bills.',
  'features.fees': 'Nothing on top',
  'features.fees.text': 'No interest, monthly, transfer or late fees.',
  'features.open': 'Open to start',
  'features.open.text': 'No credit check; no security deposit.',

  'voices.title': 'What cardholders might say',
  'voices.note': 'Illustrative examples. These people are made up, and so are their words.',
  'voices.nurse': 'Dana, night nurse',
  'voices.nurse.text':
    'Payday is every other Friday. My limit grows with each shift, so groceries do not have to wait for it.',
  'voices.driver': 'Luis, delivery driver',
  'voices.driver.text':
    'Some weeks are good, some are slow. The limit follows, and nobody charges me for being early.',
  'voices.retired': 'June, retired',
  'voices.retired.text':
    'My benefits come once a month. With a part of them at hand before that, the last week is easier.',

  'tools.title': 'Not ready for a card?',
  'tools.text': 'Two things that are yours without an account.',
  'tools.survey': 'Financial health survey',
  'tools.survey.text': 'Eight questions, anonymous, about 3 minutes: see where you stand.',
  'tools.budget': 'Budget calculator',
  'tools.budget.text': 'Set needs and wants beside your income, and see what is left to save.',

  'institutions.title': 'For financial institutions',
  'institutions.text':
    'Offer your members their pay as they earn it, with your own name beside ours.',
  'institutions.action': 'Become a partner',

  'ready.title': 'Ready to Reset',
  'ready.text': 'Tell us who you are and how you are paid. It costs nothing to find out.',
  footnotes: 'Footnotes',
});
