import { happened, type PresentedEvent } from '#features/presenter/presenter.ts';
import type { Context } from '../../context.ts';
import type { MoveTime } from './move-time.ts';
import type { Move } from './moves.ts';
import { wordsOf } from './product-time.ts';

const REPAYMENTS = { path: '/account/repayments', name: 'Repayments' };

const SHOWN: readonly (readonly [Move, Omit<PresentedEvent, 'key' | 'press'>])[] = [
  [
    'payday',
    {
      title: 'Payday',
      what: 'It is the morning of the next payday: pay comes in, what is owed is debited or repaid from it.',
      seenAt: { path: '/dashboard#payday', name: 'Payday on the dashboard' },
    },
  ],
  [
    'banking_day',
    {
      title: 'Next banking day',
      what: 'It is the morning of the next banking day: what was debited has settled.',
      seenAt: REPAYMENTS,
    },
  ],
];

/** The product's time as a presenter moves it: for everybody, whoever is chosen. */
export const presentedMoves = (
  { productTime }: Pick<Context, 'productTime'>,
  moveTime: MoveTime | null,
): PresentedEvent[] =>
  SHOWN.flatMap(([key, words]) => {
    if (!productTime || !moveTime) return [];
    const press = async () => {
      await moveTime(key);
      return happened(`The product believes that it is ${wordsOf(productTime.now())}.`);
    };
    return [{ key, ...words, press }];
  });
