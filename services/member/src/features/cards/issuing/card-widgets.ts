import type { Clock } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { CardAccount } from '#features/cards/card-account.ts';
import type { CardIssuing } from '#providers/card-issuing.ts';
import { oneTimeValues } from './one-time-values.ts';

/** What the issuer's widgets are opened by; null where there is nothing to open, or nothing came. */
export type CardWidget = { clientToken: string | null; activateUrl: string | null };

export const NO_WIDGET: CardWidget = { clientToken: null, activateUrl: null };

/** With the issuer both are good for five minutes, and the token for one showing. */
const GOOD_FOR_MS = 4 * 60_000;
const WAIT_MS = 400;

export type WidgetOf = (account: CardAccount) => Promise<CardWidget>;

type Deps = { issuer: CardIssuing; clock: Clock; log: FastifyBaseLogger };

/**
 * Asks the issuer for what shows a member's virtual card, and for where she activates the one that
 * came by mail. Nobody waits longer than 400 ms for either, and it never throws.
 */
export function cardWidgets({ issuer, clock, log }: Deps): WidgetOf {
  const ask = oneTimeValues({
    clock,
    goodForMs: GOOD_FOR_MS,
    waitMs: WAIT_MS,
    onError: (err) => log.warn({ err }, 'card_widget.unavailable'),
  });
  return async ({ issued, cards }) => {
    const shown = cards.find(({ form, status }) => form === 'VIRTUAL' && status === 'active');
    const mailed = cards.find(
      ({ form, status }) => form === 'PHYSICAL' && status === 'unactivated',
    );
    const [clientToken, activateUrl] = await Promise.all([
      shown ? ask(shown.issuerId, () => issuer.clientToken(shown.issuerId)) : null,
      mailed ? ask(mailed.issuerId, () => issuer.activateUrl(issued)) : null,
    ]);
    return { clientToken, activateUrl };
  };
}
