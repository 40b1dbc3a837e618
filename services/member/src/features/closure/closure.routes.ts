import { Id } from '@reset/api-contract/fields.ts';
import { MemberClosure, MemberClosureOutlook } from '@reset/api-contract/member/closure.ts';
import { answerOnce, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { memberStore } from '#features/members/members.store.ts';
import { close, closureOutlook, whyNotClosable, type ClosureRefusal } from './closure.store.ts';

const SENTENCES: Readonly<Record<ClosureRefusal, string>> = {
  money_owed: 'This person still owes money, or has a purchase that is pending.',
  money_held: 'Money of this person is still with us.',
  money_under_way: 'Money of this person is on its way, or may still come back.',
  dispute_open: 'This person disputes a purchase.',
};

const refusalOf = (code: ClosureRefusal): Refusal => ({
  status: 409,
  code,
  error: SENTENCES[code],
});

/**
 * POST /internal/members/:user_id/closure, by the public service, which closes the account then; GET of
 * the same says what that would do now.
 */
export function closureRoutes(app: Service, context: Context): void {
  const { clock, database, jobs } = context;
  app.get(
    '/internal/members/:user_id/closure',
    {
      config: { callers: ['public'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: MemberClosureOutlook } },
    },
    ({ params }) => closureOutlook(database, params.user_id, clock.now()),
  );

  app.post(
    '/internal/members/:user_id/closure',
    {
      config: { callers: ['public'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: MemberClosure } },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { user_id: userId } = request.params;
        const member = await memberStore(transaction).hold(userId);
        if (!member) return { status: 200, body: { kept_for: [] } };
        const now = clock.now();
        const code = await whyNotClosable(transaction, userId, now);
        if (code) return { refusal: refusalOf(code) };
        return { status: 200, body: await close(transaction, jobs.add, { userId, now }) };
      }),
  );
}
