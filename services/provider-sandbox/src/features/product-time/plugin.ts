import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { isForm, isOfOtherSite } from '#http/own-page.ts';
import { readForms } from '#widgets/widget-page.ts';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { instantAfter, MOVES, type Days } from './moves.ts';

/** Until then the services have seen it: they refuse webhooks that were signed in the future. */
const FOLLOWED_AFTER_MS = 300;

const MoveBody = Type.Object({ to: Type.Enum([...MOVES]) }, { additionalProperties: false });

/** GET and POST /product_time: what time the whole product believes it is, and the moving of it. */
export function registerProductTime(
  app: Service,
  { clock, productTime }: Context,
  providers: readonly Provider[],
): void {
  if (!productTime) return;
  const days = daysOf(providers);
  app.register(async (scope: Service) => {
    readForms(scope);
    scope.get('/product_time', () => ({ now: clock.now().toISOString() }));
    scope.post('/product_time', { schema: { body: MoveBody } }, async (request, reply) => {
      if (isOfOtherSite(request)) return reply.code(403).send();
      productTime.moveTo(instantAfter(request.body.to, { now: productTime.now(), days }));
      await pause(FOLLOWED_AFTER_MS);
      for (const { settle } of providers) settle?.();
      return isForm(request) ? reply.redirect('/', 303) : { now: clock.now().toISOString() };
    });
  });
}

function daysOf(providers: readonly Provider[]): Days {
  const days = Object.assign({}, ...providers.map((provider) => provider.days)) as Partial<Days>;
  const { paydayFrom, bankingDayFrom } = days;
  if (!paydayFrom || !bankingDayFrom) throw new Error('No provider knows the days to come.');
  return { paydayFrom, bankingDayFrom };
}
