import type { Service } from '@reset/service-kit';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { donePage, sendWidgetPage } from '#widgets/widget-page.ts';
import { invalidLinkToken } from '../plaid-refusals.ts';
import type { Plaid } from '../plaid-deps.ts';
import { openLinkEnd } from './link-end.ts';
import { troubleOf, type LinkMessage } from './link-event.ts';
import { openLinkFlow } from './link-flow.ts';
import { overPage, type At } from './link-pages.ts';
import type { Step } from './link-steps.ts';
import { isExpired, type LinkToken } from './link-token.ts';

const Text = Type.String({ default: '', maxLength: 300 });
const where = { token: Text, session: Text };

/** The pages of Plaid Link's frame, below /plaid/link/v2. */
export function linkFrameRoutes(frame: Service, plaid: Plaid): void {
  const flow = openLinkFlow(plaid);
  const end = openLinkEnd(plaid);

  const findLink = (token: string): LinkToken | null => {
    const link = plaid.links.find(token);
    const isUsed = link?.sessions.some(({ success, finishedAt }) => success && finishedAt);
    return link && !isUsed && !isExpired(link, plaid.clock.now()) ? link : null;
  };
  const findSession = ({ token, session: id }: { token: string; session: string }): At | null => {
    const link = findLink(token);
    const session = link?.sessions.find((one) => one.id === id);
    return link && session ? { link, session } : null;
  };
  const at = (
    reply: FastifyReply,
    given: { token: string; session: string },
    step: (at: At) => Step,
  ) => {
    const found = findSession(given);
    return sendWidgetPage(reply, found ? step(found) : OVER);
  };

  const opening = Type.Object({ token: Text });
  frame.get('/open', { schema: { querystring: opening } }, ({ query }, reply) => {
    const link = findLink(query.token);
    return sendWidgetPage(reply, link ? flow.start(link) : OVER);
  });
  const searching = Type.Object({ ...where, q: Text });
  frame.get('/search', { schema: { querystring: searching } }, ({ query }, reply) =>
    at(reply, query, (found) => flow.search(found, query.q)),
  );
  const choosing = Type.Object({ ...where, institution_id: Text });
  frame.get('/login', { schema: { querystring: choosing } }, ({ query }, reply) =>
    at(reply, query, (found) => flow.choose(found, query.institution_id)),
  );
  const signingIn = Type.Object({ ...where, username: Text, password: Text });
  frame.post('/login', { schema: { body: signingIn } }, ({ body }, reply) =>
    at(reply, body, (found) => flow.signIn(found, body)),
  );
  const entering = Type.Object({ ...where, code: Text });
  frame.post('/code', { schema: { body: entering } }, ({ body }, reply) =>
    at(reply, body, (found) => flow.enterCode(found, body.code)),
  );
  const selecting = Type.Object({ ...where, checking: Text, savings: Text });
  frame.post('/accounts', { schema: { body: selecting } }, ({ body }, reply) => {
    const chosen = (['checking', 'savings'] as const).filter((one) => body[one] !== '');
    return at(reply, body, (found) => flow.chooseAccounts(found, chosen));
  });

  const done = Type.Object(where);
  frame.get('/done', { schema: { querystring: done } }, ({ query }, reply) => {
    const found = findSession(query);
    const messages = found && end.finish(found);
    return sendWidgetPage(reply, messages ? donePage(messages) : OVER);
  });
  const leaving = Type.Object({ ...where, status: Text });
  frame.get('/exit', { schema: { querystring: leaving } }, ({ query }, reply) => {
    const found = findSession(query);
    return sendWidgetPage(reply, donePage(found ? end.leave(found, query.status) : LEFT));
  });
}

/* For a link token that has been used, has expired or was never given out. */
const INVALID = troubleOf(invalidLinkToken);
const OVER: Step = { ...overPage(INVALID), events: [] };
const LEFT: LinkMessage[] = [{ kind: 'exit', error: INVALID, metadata: {} }];
