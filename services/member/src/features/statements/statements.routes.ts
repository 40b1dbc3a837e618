import { Id } from '@reset/api-contract/fields.ts';
import { Statement as WireStatement, Statements } from '@reset/api-contract/member/statements.ts';
import {
  InternalCallError,
  notFound,
  requireIdentity,
  unavailable,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { readHolder } from './statement-holder.client.ts';
import { readFonts } from './statement-fonts.store.ts';
import { statementPdf } from './statement-pdf.ts';
import { statementStore } from './statements.store.ts';
import { type Statement, wireStatement } from './statements.ts';

const REFUSALS = {
  noCardAccount: { status: 404, code: 'card_account_not_found', error: 'Not found' },
  holderUnknown: unavailable('Your statement is not available right now. Please try again.'),
} satisfies Record<string, Refusal>;

/** GET /statements, /statements/current and /statements/:id; the latter two as PDF too. */
export function statementsRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const cards = cardStore(database);
  const statements = statementStore(database);
  const accountOf = (request: FastifyRequest) => cards.findAccount(requireIdentity(request).userId);
  const config = { access: 'member' } as const;
  const schema = { response: { 200: WireStatement } };

  app.get(
    '/api/v1/statements',
    { config, schema: { response: { 200: Statements } } },
    async (request, reply) => {
      const account = await accountOf(request);
      if (!account) return reply.refuse(REFUSALS.noCardAccount);
      const listed = await statements.list(account.id);
      return listed.map(({ id, issueDate, startDate, endDate }) => ({
        id,
        issue_date: issueDate,
        start_date: startDate,
        end_date: endDate,
      }));
    },
  );

  app.get('/api/v1/statements/current', { config, schema }, async (request, reply) => {
    const account = await accountOf(request);
    if (!account) return reply.refuse(REFUSALS.noCardAccount);
    const now = clock.now();
    try {
      const [holder, period] = await Promise.all([
        readHolder(context, requireIdentity(request).userId),
        statements.readRunning(account.id, dayOf(now)),
      ]);
      const running = { ...period, id: null, issueDate: dayOf(now), issuedAt: now, holder };
      return await answer(request, reply, running);
    } catch (error) {
      if (!(error instanceof InternalCallError)) throw error;
      request.log.warn({ err: error }, 'statements.holder_unknown');
      return reply.refuse(REFUSALS.holderUnknown);
    }
  });

  app.get(
    '/api/v1/statements/:id',
    { config, schema: { ...schema, params: Type.Object({ id: Id }) } },
    async (request, reply) => {
      const account = await accountOf(request);
      const statement = account && (await statements.find(account.id, request.params.id));
      return statement ? answer(request, reply, statement) : reply.refuse(notFound);
    },
  );
}

let loaded: ReturnType<typeof readFonts> | null = null;
// Read once, when the first statement is written.
const fonts = () => (loaded ??= readFonts());

/** As JSON, or as the PDF where that is what is accepted. */
async function answer(request: FastifyRequest, reply: FastifyReply, statement: Statement) {
  reply.header('vary', 'accept');
  if (!request.headers.accept?.includes('application/pdf')) {
    return reply.send(wireStatement(statement));
  }
  const name = `reset-statement-${statement.endDate.slice(0, '2026-11'.length)}.pdf`;
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(await statementPdf(statement, fonts()));
}
