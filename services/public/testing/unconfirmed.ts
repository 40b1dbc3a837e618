import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import {
  beginSignUp,
  inBrowser,
  putPassword,
  signedInAs,
  STRONG,
  tokenIn,
} from './account-calls.ts';
import type { startPublicService } from './public-service.ts';

export const CONFIRM = 'Confirm your email';

/** One that nobody has. */
export const someAddress = () => `${newId()}@example.com`;

/** People who have confirmed no address, of a service. */
export function unconfirmed(service: Awaited<ReturnType<typeof startPublicService>>) {
  const mailsTo = async (email: string) => {
    await service.jobs.drain();
    return service.mails.filter(({ to }) => to === email);
  };

  return {
    mailsTo,
    /** The token of the latest mail with a link to confirm. */
    mailedToken: async (email: string) =>
      tokenIn(
        (await mailsTo(email)).findLast(({ subject }) => subject === CONFIRM) ?? { text: '' },
      ),
    /** Who she is, as the other services see it. */
    identityOf: async (id: string) =>
      (
        await service.app.inject({
          url: `/internal/users/${id}`,
          headers: asCaller('member', { audience: 'public' }),
        })
      ).json(),
    /** Somebody who has just signed up, in this browser of hers. */
    async someone(browser = 'hers') {
      const email = someAddress();
      const headers = inBrowser(browser);
      await putPassword(service.app, await beginSignUp(service.app, { email }, headers), {
        headers,
      });
      const { id } = await service.database('users').where({ email }).first();
      const own = signedInAs(id, browser);
      const correct = (to: string, changes: object = {}, as: Record<string, string> = own) =>
        service.app.inject({
          method: 'PUT',
          url: '/api/v1/users/unconfirmed_email',
          headers: as,
          payload: { user: { email: to }, current_password: STRONG, ...changes },
        });
      const resend = () =>
        service.app.inject({
          method: 'POST',
          url: '/api/v1/users/confirmations/send_instructions_for_current_user',
          headers: own,
        });
      return { id: id as string, email, own, correct, resend };
    },
  };
}
