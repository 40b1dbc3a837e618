import { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { signedIn, type Clock, type Refusal, type Service } from '@reset/service-kit';
import { applicationStatus } from './application-status.ts';
import type { ApplicationStore } from './application-store.ts';
import type { Product } from './product.ts';
import { AWAY, type ReadApplicant } from './read-applicant.ts';

type Needs = { applications: ApplicationStore; readApplicant: ReadApplicant; clock: Clock };

const STATUS_PATHS: [path: string, product: Product][] = [
  ['/api/v1/card_application/status', 'earned_wage_access'],
  ['/api/v1/tax_refund_advance_application/status', 'tax_refund_advance'],
];

const NOT_SKIPPABLE: Refusal = {
  status: 422,
  code: 'not_skippable',
  error: 'Linking your payroll cannot be skipped right now.',
};

/** Where an applicant stands, and skipping the one task that may be skipped. */
export function registerApplications(app: Service, needs: Needs): void {
  const { applications, readApplicant, clock } = needs;

  for (const [path, product] of STATUS_PATHS) {
    app.get(
      path,
      { config: { access: 'member' }, schema: { response: { 200: ApplicationStatus } } },
      async (request) => {
        const { userId, realUserId } = signedIn(request);
        const [{ applicant, isLive }, recorded] = await Promise.all([
          readApplicant(userId, request.id),
          applications.recorded(userId),
        ]);
        const status = applicationStatus(product, applicant, recorded);
        // Who looks on for her begins nothing, and what is over does not begin.
        const isBeginning = isLive && realUserId === userId && !status.application_complete;
        if (isBeginning) await applications.begin(userId, product, clock.now());
        return status;
      },
    );
  }

  app.post(
    '/api/v1/card_application/skip_payroll',
    { config: { access: 'member' } },
    async (request, reply) => {
      const { userId } = signedIn(request);
      const [{ applicant, isLive }, recorded] = await Promise.all([
        readApplicant(userId, request.id),
        applications.recorded(userId),
      ]);
      // Nothing is decided by what was so a while ago.
      if (!isLive) return reply.refuse(AWAY);
      const { skippable } = applicationStatus('earned_wage_access', applicant, recorded);
      // Sent again, it is no error: what it asks for is so.
      const isSkipped = recorded.earned_wage_access.has('payroll_linking');
      if (!skippable && !isSkipped) return reply.refuse(NOT_SKIPPABLE);
      if (skippable) await applications.skipPayroll(userId, clock.now());
      return reply.code(204).send();
    },
  );
}
