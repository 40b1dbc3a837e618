import type { Service } from '@reset/service-kit';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Faults } from '#faults/fault-switch.ts';
import { meetFaults } from '#faults/meet-faults.ts';
import { telling } from '#widgets/telling.ts';
import { readForms } from '#widgets/read-forms.ts';
import { sendWidgetPage } from '#widgets/widget-page.ts';
import type { PlaidNeeds } from '../plaid-needs.ts';
import { openLinkEnd } from './link-end.ts';
import { troubleOf } from './link-event.ts';
import { openLinkFlow } from './link-flow.ts';
import type { LinkMessage } from './link-message.ts';
import { overPage, type At } from './link-pages.ts';
import { invalidLinkToken } from './link-refusal.ts';
import { linkScript } from './link-script.ts';
import type { Step } from './link-steps.ts';
import { isOver, type LinkToken } from './link-token.ts';

const Text = Type.String({ default: '', maxLength: 300 });
const where = { token: Text, session: Text };

/** Plaid Link: its script, and the pages of its frame below /plaid/link/v2. */
export function registerLinkFrame(app: Service, needs: PlaidNeeds, faults: Faults): void {
  const flow = openLinkFlow(needs);
  const end = openLinkEnd(needs);
  const show = (reply: FastifyReply, { page, messages }: Step) =>
    sendWidgetPage(reply, { title: page.title, body: page.body + telling(messages) });

  const findLink = (token: string): LinkToken | null => {
    const link = needs.links.find(token);
    const isUsed = link?.sessions.some(({ success, finishedAt }) => success && finishedAt);
    return link && !isUsed && !isOver(link, needs.clock.now()) ? link : null;
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
    return show(reply, found ? step(found) : OVER);
  };

  app.register(
    async (frame: Service) => {
      meetFaults(frame, faults);
      readForms(frame);

      frame.get('/stable/link-initialize.js', (request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .send(linkScript(`${request.protocol}://${request.host}`)),
      );
      const opening = Type.Object({ token: Text });
      frame.get('/open', { schema: { querystring: opening } }, ({ query }, reply) => {
        const link = findLink(query.token);
        return show(reply, link ? flow.start(link) : OVER);
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
        return messages ? say(reply, messages) : show(reply, OVER);
      });
      const leaving = Type.Object({ ...where, status: Text });
      frame.get('/exit', { schema: { querystring: leaving } }, ({ query }, reply) => {
        const found = findSession(query);
        return say(reply, found ? end.leave(found, query.status) : LEFT);
      });
    },
    { prefix: '/plaid/link/v2' },
  );
}

const say = (reply: FastifyReply, messages: readonly LinkMessage[]) =>
  sendWidgetPage(reply, {
    title: 'Done',
    body: `<p role="status">One moment.</p>${telling(messages)}`,
  });

/* For a token that opens nothing any more. */
const INVALID = troubleOf(invalidLinkToken);
const OVER: Step = { page: overPage(INVALID), messages: [] };
const LEFT: LinkMessage[] = [{ kind: 'exit', error: INVALID, metadata: {} }];
