import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { Refused } from '#http/refusals.ts';
import { readForms } from '#widgets/widget-page.ts';
import type { Context } from '../../context.ts';
import { notNow, SEEDED_MEMBERS, type Outcome, type PresentedEvent } from './presenter.ts';
import { presenterPage, type Pressed } from './presenter-page.ts';

const STYLE = readFileSync(join(import.meta.dirname, 'presenter.css'), 'utf8');
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const MAX_SHOWN = 20;

const querystring = Type.Object({ member: Type.Optional(Type.String()) });
const PressBody = Type.Object(
  { member: Type.String(), event: Type.String() },
  { additionalProperties: false },
);

/**
 * GET /presenter, the page of who shows the product: a member is chosen, an event is pressed, and what
 * came of it stands there with a link to where the product shows it. POST /presenter presses one.
 */
export function registerPresenter(
  app: Service,
  { config, productTime, clock }: Context,
  events: readonly PresentedEvent[],
): void {
  const pressed: Pressed[] = [];
  const [first] = SEEDED_MEMBERS;
  const memberOf = (wanted: string) => SEEDED_MEMBERS.find(({ key }) => key === wanted);

  app.get('/presenter', { schema: { querystring } }, ({ query }, reply) => {
    const member = memberOf(query.member ?? first.key) ?? first;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(
        presenterPage({
          member,
          events,
          pressed,
          now: productTime?.now() ?? null,
          productUrl: config.SANDBOX_PRODUCT_URL,
        }),
      );
  });
  app.get('/presenter.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
  );
  app.register(async (scope: Service) => {
    readForms(scope);
    scope.post('/presenter', { schema: { body: PressBody } }, async (request, reply) => {
      const event = events.find(({ key }) => key === request.body.event);
      const member = memberOf(request.body.member);
      if (!event || !member) return reply.callNotFound();
      const outcome = await outcomeOf(() => event.press(member));
      pressed.unshift({ event, member, outcome, at: clock.now() });
      pressed.splice(MAX_SHOWN);
      return reply.redirect(`/presenter?member=${member.key}#happened`, 303);
    });
  });
}

/** What a provider refuses has not happened. */
async function outcomeOf(press: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await press();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return notNow(`The provider refuses it: ${error.refusal['detail'] ?? error.refusal['code']}.`);
  }
}
