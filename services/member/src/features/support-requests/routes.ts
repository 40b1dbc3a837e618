import { SupportRequest } from '@reset/api-contract/member/support-requests.ts';
import type { Clock, Service } from '@reset/service-kit';
import { inPerson } from '#viewing/in-person.ts';
import type { AskedSupport } from './support-requests.ts';

type Needs = {
  make(request: AskedSupport, now: Date): Promise<void>;
  clock: Clock;
};

/** POST /admins/internal_message: members may, although the path says admins (decision C-060). */
export function registerSupportRequests(app: Service, { make, clock }: Needs): void {
  app.post(
    '/api/v1/admins/internal_message',
    {
      config: { access: 'member', limits: [{ calls: 30, seconds: 60, per: 'ip' }] },
      schema: { body: SupportRequest },
    },
    async (request, reply) => {
      const userId = inPerson(request);
      await make({ ...request.body, userId }, clock.now());
      return reply.code(204).send();
    },
  );
}
