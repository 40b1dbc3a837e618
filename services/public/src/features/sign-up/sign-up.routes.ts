import { SignUpReply, SignUpRequest } from '@reset/api-contract/public/sign-up.ts';
import { acceptedLanguage, invalidFields, newId, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { isEmail, legalNameFault } from '#features/users/users.ts';
import { beginSignUp } from './sign-up.store.ts';
import { SIGN_UP_PURPOSE, toSignUp, type SignUp } from './sign-up.ts';

/**
 * POST /users. It does not look who has the address: the answer and the work
 * before it are the same, and only the mail, later, differs.
 */
export function signUpRoutes(app: Service, context: Context): void {
  const { clock, linkTokens, partners } = context;
  app.post(
    '/api/v1/users',
    {
      config: {
        access: 'visitor',
        device: 'remembers',
        limits: [
          { calls: 3, seconds: 60, per: 'ip_and_email' },
          { calls: 60, seconds: 60, per: 'ip' },
        ],
      },
      schema: { body: SignUpRequest, response: { 201: SignUpReply } },
    },
    async (request, reply) => {
      const signUp = toSignUp(request.body, {
        id: newId(),
        language: acceptedLanguage(request.headers['accept-language']),
        now: clock.now(),
      });
      const errors = faultsOf(signUp, partners);
      if (Object.keys(errors).length > 0) return reply.refuse(invalidFields(errors));
      await beginSignUp(context, signUp, request.identity?.deviceId ?? null);
      reply.code(201);
      return { reset_password_token: linkTokens.issue(SIGN_UP_PURPOSE, signUp.id) };
    },
  );
}

/** What no schema finds: fields of white space, what is no legal name or no address, and who is no partner of ours. */
const faultsOf = (
  { email, firstName, lastName, partnerSlug }: SignUp,
  partners: Context['partners'],
): Record<string, string[]> => ({
  ...(isEmail(email) ? {} : { email: ['This is not an email address.'] }),
  ...faultOf('first_name', legalNameFault(firstName)),
  ...faultOf('last_name', legalNameFault(lastName)),
  ...(partnerSlug === null || partners.has(partnerSlug)
    ? {}
    : { partner: ['This is not one of our partners.'] }),
});

const faultOf = (field: string, sentence: string | null) =>
  sentence === null ? {} : { [field]: [sentence] };
