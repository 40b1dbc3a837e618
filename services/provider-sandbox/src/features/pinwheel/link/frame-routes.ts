import type { Service } from '@reset/service-kit';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Faults } from '#faults/fault-switch.ts';
import { meetFaults } from '#faults/meet-faults.ts';
import { readForms } from '#widgets/read-forms.ts';
import { telling } from '#widgets/telling.ts';
import { sendWidgetMessage, sendWidgetPage } from '#widgets/widget-page.ts';
import type { LinkToken } from '../link-tokens.ts';
import type { PinwheelWorld } from '../pinwheel-world.ts';
import { findLinkError, linkErrorOf } from './link-errors.ts';
import { openLinkFlow } from './link-flow.ts';
import { troublePage } from './link-pages.ts';
import { linkScript } from './link-script.ts';
import type { Step } from './step.ts';

const Token = Type.String({ default: '' });
const Text = Type.String({ default: '', maxLength: 200 });

/** Pinwheel's modal: /pinwheel/pinwheel-v3.1.js, and the pages of its frame below /pinwheel/link. */
export function registerLinkFrame(app: Service, world: PinwheelWorld, faults: Faults): void {
  const flow = openLinkFlow(world);
  const show = (reply: FastifyReply, { page, events }: Step) =>
    sendWidgetPage(reply, { title: page.title, body: page.body + telling(events) });
  const at = (reply: FastifyReply, text: string, step: (token: LinkToken) => Step) => {
    const token = world.tokens.find(text);
    return show(reply, token && !world.tokens.isOver(token) ? step(token) : expired());
  };

  app.register(
    async (frame: Service) => {
      readForms(frame);
      meetFaults(frame, faults);

      frame.get('/pinwheel-v3.1.js', (request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .send(linkScript(`${request.protocol}://${request.host}`)),
      );
      const querystring = Type.Object({
        token: Token,
        q: Text,
        platform_id: Text,
        error: Text,
      });
      frame.get('/link', { schema: { querystring } }, ({ query }, reply) =>
        at(reply, query.token, flow.start),
      );
      frame.get('/link/search', { schema: { querystring } }, ({ query }, reply) =>
        at(reply, query.token, (token) =>
          query.q === '' ? flow.start(token) : flow.search(token, query.q),
        ),
      );
      frame.get('/link/login', { schema: { querystring } }, ({ query }, reply) =>
        at(reply, query.token, (token) => flow.choose(token, query.platform_id)),
      );
      frame.get('/link/exit', { schema: { querystring } }, ({ query }, reply) =>
        sendWidgetMessage(reply, { name: 'exit', payload: findLinkError(query.error) ?? {} }),
      );

      const login = Type.Object({
        token: Token,
        platform_id: Text,
        username: Text,
        password: Text,
      });
      frame.post('/link/login', { schema: { body: login } }, ({ body }, reply) => {
        const { token: text, platform_id: platformId, ...given } = body;
        return at(reply, text, (token) => flow.signIn(token, { platformId, ...given }));
      });
      const code = Type.Object({ token: Token, code: Text });
      frame.post('/link/code', { schema: { body: code } }, ({ body }, reply) =>
        at(reply, body.token, (token) => flow.enterCode(token, body.code)),
      );
      frame.post(
        '/link/switch',
        { schema: { body: Type.Object({ token: Token }) } },
        (request, reply) => at(reply, request.body.token, flow.switchDeposit),
      );
    },
    { prefix: '/pinwheel' },
  );
}

function expired(): Step {
  const error = linkErrorOf('invalidLinkToken');
  return { page: troublePage(error), events: [{ name: 'error', payload: error }] };
}
