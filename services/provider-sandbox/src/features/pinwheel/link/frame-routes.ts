import type { Service } from '@reset/service-kit';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { donePage, sendWidgetPage } from '#widgets/widget-page.ts';
import type { LinkToken } from '../link-tokens.ts';
import type { Pinwheel } from '../open-pinwheel.ts';
import { findLinkError, linkErrorOf } from './link-errors.ts';
import { openLinkFlow, type Step } from './link-flow.ts';
import { troublePage } from './link-pages.ts';

const Token = Type.String({ default: '' });
const Text = Type.String({ default: '', maxLength: 200 });

/** The pages of Pinwheel's modal, below /pinwheel/link. */
export function frameRoutes(frame: Service, pinwheel: Pinwheel): void {
  const flow = openLinkFlow(pinwheel);
  const at = (reply: FastifyReply, text: string, step: (token: LinkToken) => Step) => {
    const token = pinwheel.tokens.find(text);
    const isOpen = token && !pinwheel.tokens.isExpired(token);
    return sendWidgetPage(reply, isOpen ? step(token) : expired());
  };

  const querystring = Type.Object({ token: Token, q: Text, platform_id: Text, error: Text });
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
    sendWidgetPage(reply, donePage([{ name: 'exit', payload: findLinkError(query.error) ?? {} }])),
  );

  const login = Type.Object({ token: Token, platform_id: Text, username: Text, password: Text });
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
}

function expired(): Step {
  const error = linkErrorOf('invalidLinkToken');
  return { ...troublePage(error), events: [{ name: 'error', payload: error }] };
}
