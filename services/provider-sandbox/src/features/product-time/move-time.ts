import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { instantAfter, type Days, type Move } from './moves.ts';

/** Until then the services have seen it: they refuse webhooks that were signed in the future. */
const FOLLOWED_AFTER_MS = 300;

/** Moves the time of the whole product, and has the providers do what is due then. */
export type MoveTime = (to: Move) => Promise<void>;

/** null where the sandbox runs by itself. */
export function openMoveTime(
  { productTime }: Pick<Context, 'productTime'>,
  providers: readonly Provider[],
): MoveTime | null {
  if (!productTime) return null;
  const days = daysOf(providers);
  return async (to) => {
    productTime.moveTo(instantAfter(to, { now: productTime.now(), days }));
    await pause(FOLLOWED_AFTER_MS);
    for (const { settle } of providers) settle?.();
  };
}

function daysOf(providers: readonly Provider[]): Days {
  const days = Object.assign({}, ...providers.map((provider) => provider.days)) as Partial<Days>;
  const { paydayFrom, bankingDayFrom } = days;
  if (!paydayFrom || !bankingDayFrom) throw new Error('No provider knows the days to come.');
  return { paydayFrom, bankingDayFrom };
}
