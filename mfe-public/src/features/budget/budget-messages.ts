import { defineMessages } from '@reset/remote-sdk';

/** What the budget calculator says. What the specification quotes is letter for letter. */
export const { useMessages, messages } = defineMessages('mfe-public.budget', {
  title: 'Budget calculator',

  'intro.heading': 'Budget better with Reset.',
  'intro.text':
    'See in a few minutes where your money goes each month, and how that compares with the 50/30/20 rule.',
  'intro.start': 'Get Started',
  'intro.how': 'How it works',
  'intro.choose': 'Say what you spend on',
  'intro.choose.text': "Tap your needs and your wants. Leave out what you don't have.",
  'intro.amounts': 'Add the amounts',
  'intro.amounts.text': 'Your income, then what each of them costs in a usual month.',
  'intro.results': 'Get your spending profile',
  'intro.results.text': "We'll email you a link to your results, so you can come back to them.",

  exit: 'Exit',
  stepOf: 'Step {{step}} of {{steps}}',
  stepTitle: '{{heading}} Step {{step}} of {{steps}}',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',

  'step.needs': 'What do you need?',
  'step.needs.text': 'Choose what you have to pay for, or nothing at all.',
  'step.wants': 'What do you want?',
  'step.wants.text': 'Choose what you like to spend on, or nothing at all.',
  'step.income': 'What do you earn?',
  'step.income.text': 'Count what arrives in your account, after taxes.',
  'step.needsSpending': 'What do your needs cost?',
  'step.needsSpending.text': 'For each of them, what you spend in a usual month.',
  'step.wantsSpending': 'What do your wants cost?',
  'step.wantsSpending.text': 'For each of them, what you spend in a usual month.',
  'step.needsSpending.none': 'You chose no needs, so there is nothing to fill in here.',
  'step.wantsSpending.none': 'You chose no wants, so there is nothing to fill in here.',

  'missing.income': 'Enter an amount above $0 to continue.',
  'missing.spending': 'Enter an amount for each to continue; $0 counts.',
  tooMuch: 'This is more than the calculator can handle.',

  'income.amount': 'Income',
  'income.frequency': 'How often',
  'frequency.WEEKLY': 'Every week',
  'frequency.BIWEEKLY': 'Every two weeks',
  'frequency.SEMIMONTHLY': 'Twice a month',
  'frequency.MONTHLY': 'Every month',
  'frequency.ANNUALLY': 'Every year',
  'total.amount': '{{amount}} a month',
  'total.income.label': 'Your income',
  'total.needs.label': 'Your needs',
  'total.wants.label': 'Your wants',
  'total.spoken': '{{label}}: {{amount}}',

  'category.HOUSING': 'Housing',
  'category.TRANSPORTATION': 'Transportation',
  'category.HEALTHCARE': 'Health care',
  'category.GROCERIES': 'Food & Essentials',
  'category.CHILDCARE': 'Child care',
  'category.PHONE': 'Phone',
  'category.INTERNET': 'Internet',
  'category.UTILITIES': 'Utilities',
  'category.MINIMUM_PAYMENTS': 'Minimum payments',
  'category.OTHER_NEEDS': 'Other needs',
  'category.DINING': 'Dining out',
  'category.ENTERTAINMENT': 'Entertainment',
  'category.TRAVEL': 'Travel',
  'category.SHOPPING': 'Shopping',
  'category.SUBSCRIPTIONS': 'Subscriptions',
  'category.GIFTS': 'Gifts',
  'category.PERSONAL_CARE': 'Personal care',
  'category.OTHER_WANTS': 'Other wants',

  'signup.heading': 'Where should we send your results?',
  'signup.text': "We'll email you a link to your spending profile.",

  'results.heading': 'Your budget',
  'results.intro': 'A usual month with an income of {{income}}, based on what you told us.',
  'results.again': 'Start a new budget',
  'results.profile': 'Your Spending Profile',
  'results.ring': 'Of your income: needs {{needs}}, wants {{wants}}, savings {{savings}}.',
  'results.savings': 'to save each month',
  'results.over': 'Over budget by {{amount}} a month',
  'results.over.text': 'Needs and wants together cost more than you earn.',

  first: 'Where to begin',
  'first.balance': '{{monthly}} over budget each month',
  'first.balance.text': 'Spend {{weekly}} less a week, and the month comes out even.',
  'first.reduce': '{{kind}}: {{monthly}} a month above the rule',
  'first.reduce.text': '{{weekly}} less a week gets you there.',
  'first.where.NEEDS':
    'Start with the largest bill you can change: insurance, your phone plan or groceries.',
  'first.where.WANTS': 'Start with the largest of your wants: one change there does the most.',
  'first.keep': '{{monthly}} left to save each month',
  'first.keep.text':
    'Have your bank move it to savings on payday, before there is a chance to spend it.',

  'kind.NEEDS': 'Needs',
  'kind.WANTS': 'Wants',
  'kind.SAVINGS': 'Savings',

  'profile.aspiring_saver': 'Aspiring Saver',
  'profile.aspiring_saver.text':
    'Less than 12.5% of your income is left to save, where the rule suggests 20%. A small amount set aside on each payday is a good start.',
  'profile.savvy_saver': 'Savvy Saver',
  'profile.savvy_saver.text':
    'More than 27.5% of your income is left to save, well above the 20% that the rule suggests. There is room for what matters to you.',
  'profile.practical_spender': 'Practical Spender',
  'profile.practical_spender.text':
    'Your savings are close to the 20% that the rule suggests, though your needs take more than 57.5% of your income. You make up for it with your wants.',
  'profile.lifestyle_lover': 'Lifestyle Lover',
  'profile.lifestyle_lover.text':
    'Your wants take more than 37.5% of your income, and your savings are still close to the 20% that the rule suggests, because your needs cost less than half of it.',
  'profile.budget_hero': 'Budget Hero',
  'profile.budget_hero.text':
    'Your savings are close to the 20% that the rule suggests, and neither needs nor wants are above their share by more than 7.5% of your income.',

  'rule.title': 'The 50/30/20 Rule',
  'rule.text': 'Half of an income for needs, 30% for wants and 20% for savings. Yours beside it:',
  'kind.share': '{{kind}} {{percent}}',
  'rule.target': 'Target',
  'rule.actual': 'You',
  'rule.on': 'On target',
  'rule.above': '{{amount}} above target',
  'rule.below': '{{amount}} below target',

  'autopilot.title': 'Budgeting on autopilot.',
  'autopilot.text':
    'The limit of the Reset card follows your income, your bank balance and your upcoming bills, every day. What your bills may need before payday stays out of it, and payday repays what you spent.',
  'autopilot.signUp': 'Sign Up',
});
