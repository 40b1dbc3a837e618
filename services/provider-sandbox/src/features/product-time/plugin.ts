import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { isForm } from '#http/own-page.ts';
import { readForms } from '#widgets/widget-page.ts';
import type { Context } from '../../context.ts';
import type { MoveTime } from './move-time.ts';
import { MOVES } from './moves.ts';

const MoveBody = Type.Object({ to: Type.Enum([...MOVES]) }, { additionalProperties: false });

/** GET and POST /product_time: what time the whole product believes it is, and the moving of it. */
export function registerProductTime(
  app: Service,
  { clock }: Context,
  moveTime: MoveTime | null,
): void {
  if (!moveTime) return;
  app.register(async (scope: Service) => {
    readForms(scope);
    scope.get('/product_time', () => ({ now: clock.now().toISOString() }));
    scope.post('/product_time', { schema: { body: MoveBody } }, async (request, reply) => {
      await moveTime(request.body.to);
      return isForm(request) ? reply.redirect('/', 303) : { now: clock.now().toISOString() };
    });
  });
}
