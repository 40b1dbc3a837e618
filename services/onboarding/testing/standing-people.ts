import { newId } from '@reset/service-kit';
import { allLinked, applying, idsOf, livingIn, PERSONAL_INFO, somebody } from './applying.ts';
import { cancelling } from './cancelling.ts';
import { flagged } from './flagged.ts';
import { someIdentity, someLinks, type OnboardingServiceUnderTest } from './onboarding-service.ts';

export type StandingPeople = ReturnType<typeof standingPeople>;

/** Everybody's number is her own. */
let numbers = 0;
const ownSsn = () => ({ ssn: `5126${String((numbers += 1)).padStart(5, '6')}` });

/** Somebody new in each place that there is in an application; by the service as it is then. */
export function standingPeople(running: () => OnboardingServiceUnderTest) {
  const { accept, standing, termsOf, atTerms, atPersonalInfo, ...further } = applying(running);
  const { atDocuments } = flagged(running);

  const says = (
    links: Parameters<typeof someLinks>[0],
    identity: Parameters<typeof someIdentity>[0] = {},
  ) => {
    running().world.links = () => someLinks(links);
    running().world.identify = () => someIdentity(identity);
  };

  /** Somebody new who has come to see where she stands, of whom this is so. */
  async function visiting(...[links, identity]: Parameters<typeof says>): Promise<string> {
    says(links, identity);
    const userId = newId();
    await standing(userId);
    return userId;
  }

  const atIdentity = (changes: Parameters<typeof somebody>[0] = {}) =>
    further.atIdentity({ ...ownSsn(), ...changes });

  /** Somebody new whose identity is verified, of whom this is so then. */
  async function verified(links: Parameters<typeof someLinks>[0] = {}): Promise<string> {
    const userId = await further.atRepayment(ownSsn());
    await running().jobs.finish();
    says({ ...allLinked(), ...links });
    return userId;
  }

  async function confirmed(links: Parameters<typeof someLinks>[0] = {}): Promise<string> {
    const userId = await verified();
    await running().post(userId, '/card_application/confirm_repayment_account');
    says({ ...allLinked(), ...links });
    return userId;
  }

  /** Somebody new who files her taxes, and cannot skip her payroll for a card. */
  async function atTaxTerms(): Promise<string> {
    says({ bank_linked: true }, { partner_slug: 'insists' });
    const userId = newId();
    await running().get(userId, '/tax_refund_advance_application/status');
    return userId;
  }

  async function atTaxFiling(): Promise<string> {
    const userId = await atTaxTerms();
    await accept(userId, idsOf(await termsOf()));
    await running().post(userId, PERSONAL_INFO, somebody(ownSsn()));
    return userId;
  }

  return {
    begun: () => visiting({}),
    withBank: () => visiting({ bank_linked: true }),
    heldToPayroll: () => visiting({ bank_linked: true }, { partner_slug: 'insists' }),
    async awaitingPay() {
      const userId = await visiting({ bank_linked: true, has_earnings: null });
      await running().post(userId, '/card_application/skip_payroll');
      return userId;
    },
    unconfirmed: () => visiting(allLinked(), { confirmed: false }),
    async waitlisted() {
      const userId = await visiting({ bank_linked: true });
      const { first_name: name, email } = someIdentity();
      const answers = { income_type: 'gig', payroll_provider_name: 'Uncle Ray' };
      await running().post(userId, '/qualifier/waitlist', { name, email, ...answers });
      return userId;
    },
    atTerms,
    atPersonalInfo,
    atIdentity: () => atIdentity(),
    whereNotAvailable: () => atIdentity(livingIn('KS')),
    inReview: () => atDocuments({ decision: 'review' }),
    atDocuments: () => atDocuments(),
    rejected: () => atDocuments({ decision: 'reject' }),
    atRepayment: () => verified(),
    withBankOfAnother: () => verified({ bank_is_of_another: true }),
    verifiedWithoutBank: () => verified({ bank_linked: false }),
    awaitingCard: () => confirmed(),
    withCard: () => confirmed({ card_issued: true }),
    async cancelled() {
      const userId = await atIdentity();
      await cancelling(running).cancel(userId);
      return userId;
    },
    atTaxTerms,
    atTaxFiling,
    async atCardAfterTaxes() {
      const userId = await atTaxFiling();
      says(allLinked());
      await standing(userId);
      return userId;
    },
  };
}
