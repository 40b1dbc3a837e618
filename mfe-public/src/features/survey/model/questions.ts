/** Question and answers are named by their messages; the value of each is 0 to 100, the best first. */
const QUESTIONS = [
  {
    category: 'spending',
    text: 'spent',
    choices: [
      { text: 'spent.muchLess', value: 100 },
      { text: 'spent.less', value: 75 },
      { text: 'spent.same', value: 50 },
      { text: 'spent.more', value: 25 },
      { text: 'spent.muchMore', value: 0 },
    ],
  },
  {
    category: 'spending',
    text: 'bills',
    choices: [
      { text: 'bills.always', value: 100 },
      { text: 'bills.mostly', value: 75 },
      { text: 'bills.half', value: 50 },
      { text: 'bills.rarely', value: 25 },
      { text: 'bills.never', value: 0 },
    ],
  },
  {
    category: 'saving',
    text: 'cushion',
    choices: [
      { text: 'cushion.halfYear', value: 100 },
      { text: 'cushion.quarter', value: 75 },
      { text: 'cushion.month', value: 50 },
      { text: 'cushion.weeks', value: 25 },
      { text: 'cushion.days', value: 0 },
    ],
  },
  {
    category: 'saving',
    text: 'setAside',
    choices: [
      { text: 'setAside.always', value: 100 },
      { text: 'setAside.mostly', value: 75 },
      { text: 'setAside.sometimes', value: 50 },
      { text: 'setAside.rarely', value: 25 },
      { text: 'setAside.never', value: 0 },
    ],
  },
  {
    category: 'borrowing',
    text: 'owed',
    choices: [
      { text: 'owed.nothing', value: 100 },
      { text: 'owed.manageable', value: 67 },
      { text: 'owed.heavy', value: 33 },
      { text: 'owed.tooMuch', value: 0 },
    ],
  },
  {
    category: 'borrowing',
    text: 'untilPayday',
    choices: [
      { text: 'untilPayday.never', value: 100 },
      { text: 'untilPayday.yearly', value: 67 },
      { text: 'untilPayday.monthly', value: 33 },
      { text: 'untilPayday.always', value: 0 },
    ],
  },
  {
    category: 'planning',
    text: 'surprise',
    choices: [
      { text: 'surprise.very', value: 100 },
      { text: 'surprise.fairly', value: 75 },
      { text: 'surprise.half', value: 50 },
      { text: 'surprise.little', value: 25 },
      { text: 'surprise.not', value: 0 },
    ],
  },
  {
    category: 'planning',
    text: 'horizon',
    choices: [
      { text: 'horizon.year', value: 100 },
      { text: 'horizon.months', value: 67 },
      { text: 'horizon.payday', value: 33 },
      { text: 'horizon.none', value: 0 },
    ],
  },
] as const;

export type Question = (typeof QUESTIONS)[number];

/** Eight in the order in which they are asked and sent: two of each category, in its order. */
export const questions: readonly Question[] = QUESTIONS;
