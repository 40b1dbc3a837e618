import { defineMessages } from '@reset/remote-sdk';

/** What the financial health survey says. What the specification quotes is letter for letter. */
export const { useMessages, messages } = defineMessages('mfe-public.survey', {
  title: 'Financial health survey',

  'category.spending': 'Spending',
  'category.saving': 'Saving',
  'category.borrowing': 'Borrowing',
  'category.planning': 'Planning',

  'intro.heading': 'How is your financial health?',
  'intro.text':
    'Eight questions show what is going well with your money and where a small change would help most. The survey is anonymous and takes about 3 minutes.',
  'intro.mail':
    "You don't need an account. At the end we ask for a first name and an email address to send your results to, and keep them with your answers.",
  'intro.start': 'Get Started',
  'intro.topics': 'What we ask about',
  'intro.spending': 'What goes out, and whether bills are paid on time.',
  'intro.saving': 'What you put aside, and how long it would last.',
  'intro.borrowing': 'What you owe, and how often you borrow to reach payday.',
  'intro.planning': 'How far ahead you look, and what a surprise would do.',

  'questionnaire.title': 'Question {{number}} of {{count}}: financial health survey',
  'questionnaire.place': 'Question {{number}} of {{count}}',
  'questionnaire.exit': 'Exit',
  'questionnaire.back': 'Back',
  'questionnaire.next': 'Next',
  'questionnaire.finish': 'Finish',
  'questionnaire.chooseThenNext': 'Choose one answer, then press Next.',
  'questionnaire.chooseThenFinish': 'Choose one answer, then press Finish.',

  spent: 'In the last three months, how did what you spent compare with what you were paid?',
  'spent.muchLess': 'I spent much less',
  'spent.less': 'I spent a little less',
  'spent.same': 'About the same',
  'spent.more': 'I spent a little more',
  'spent.muchMore': 'I spent much more',

  bills: 'How often do you pay your bills on time?',
  'bills.always': 'Always',
  'bills.mostly': 'Most of the time',
  'bills.half': 'About half of the time',
  'bills.rarely': 'Rarely',
  'bills.never': 'Never',

  cushion: 'If your pay stopped today, how long could you live on your savings?',
  'cushion.halfYear': 'Six months or more',
  'cushion.quarter': 'Three to five months',
  'cushion.month': 'One or two months',
  'cushion.weeks': 'A few weeks',
  'cushion.days': 'A week or less',

  setAside: 'How often do you set money aside for later?',
  'setAside.always': 'Every payday',
  'setAside.mostly': 'Most paydays',
  'setAside.sometimes': 'Now and then',
  'setAside.rarely': 'Rarely',
  'setAside.never': 'Never',

  owed: 'How manageable is what you owe today?',
  'owed.nothing': 'I owe nothing, or pay it off every month',
  'owed.manageable': 'I can keep up with my payments',
  'owed.heavy': 'I keep up, but it is hard',
  'owed.tooMuch': "I can't keep up",

  untilPayday: 'How often do you borrow money to get to your next payday?',
  'untilPayday.never': 'Never',
  'untilPayday.yearly': 'Once or twice a year',
  'untilPayday.monthly': 'Every month or two',
  'untilPayday.always': 'Before most paydays',

  surprise: 'If an unexpected bill came tomorrow, how sure are you that you could pay it?',
  'surprise.very': 'Very sure',
  'surprise.fairly': 'Fairly sure',
  'surprise.half': 'Half sure',
  'surprise.little': 'Not very sure',
  'surprise.not': 'Not sure at all',

  horizon: 'How far ahead do you plan your money?',
  'horizon.year': 'A year or more',
  'horizon.months': 'A few months',
  'horizon.payday': 'Until the next payday',
  'horizon.none': 'I take each day as it comes',

  'signup.title': 'Your results are ready',
  'signup.intro': "Tell us where to send them. We'll email you a link to your results.",

  'results.title': 'Your financial health',
  'results.score': 'Score: {{score}} out of 100',
  'results.top': 'Thriving',
  'results.middle': 'On Your Way',
  'results.bottom': 'Working on It',
  'results.top.text':
    'The way you spend, save, borrow and plan gives you room for surprises. Keep doing what works.',
  'results.middle.text':
    'Much of what you do already works. A change where your score is lowest would help most.',
  'results.bottom.text':
    'Money takes a lot of work right now. One small step where your score is lowest is a good start.',
  'results.learnMore': 'Learn more',
  'results.categories': 'How your score is made up',
  'results.category': '{{score}} · {{band}}',
  'results.category.spoken': '{{score}} of 100, {{band}}',

  first: 'Where to begin',
  'first.area': '{{area}}: {{score}} of 100',
  'first.spending':
    'For one week, write down everything you spend, coffee included. Then pick one thing to spend less on until payday.',
  'first.saving':
    "Pick an amount you won't miss, even a few dollars, and have your bank move it to savings every payday.",
  'first.borrowing':
    'List everything you owe with its interest rate. Pay the minimum on each, and put what is left toward the one with the highest rate.',
  'first.planning':
    "Write down each bill that's due before your next payday, with its date and amount, and subtract them from what's in your account today.",
  'first.keep': 'Keep it up',
  'first.keep.title': 'No weak spots',
  'first.keep.text':
    "All four areas are in good shape. Take the survey again in three months, or when your pay changes, to see whether they've stayed that way.",
  'others.heading': 'After that',
  'others.heading.keep': 'Habits that keep it that way',

  'help.heading': 'How Reset can help',
  'help.signUp': 'Sign Up',

  'card.heading': 'The Reset card',
  'card.text':
    "Use wages you've already earned before payday, and repay on payday. Your limit follows your income, your bank balance and your upcoming bills, every day.",
  'card.fees': 'No interest, monthly, transfer or late fees',
  'card.credit': 'No credit check',
  'card.deposit': 'No security deposit',

  'budget.link': 'Make a budget',

  'ready.heading': 'Ready to Reset?',
  'ready.text':
    'Sign up, link your bank and your payroll, and find out whether the card fits your pay.',
  'ready.start': 'Get Started',
});
