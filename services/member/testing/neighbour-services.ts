import type {
  CardEligibility,
  TaxFilingStanding,
} from '@reset/api-contract/onboarding/eligibility.ts';
import { InternalCallError, type InternalClient } from '@reset/service-kit';
import { fakeClient } from '@reset/service-kit/testing';

/** What the services that this one asks say next. */
export type Neighbours = {
  /** What the public service answers of a person; an error is thrown. */
  identify(userId: string): object | Error;
  /** What onboarding answers of whether a person may have a card; an error is thrown. */
  eligibility: boolean | Error;
  /** What it answers of whether her application has come to filing taxes. */
  taxFiling: TaxFilingStanding;
  /** What it answers of her card application. */
  application: CardEligibility['application'];
  /** What it answers of what a person told of herself, where it is asked for that. */
  personalInfo: CardEligibility['personal_info'];
};

/** Who people are, as the public service says. */
export const publicServiceOf = (world: Neighbours): InternalClient =>
  fakeClient({
    async get<Reply>(path: string) {
      const userId = /^\/internal\/users\/([0-9a-f-]{36})$/.exec(path)?.[1];
      if (!userId) throw new InternalCallError('public has no such route', 404, 'not_found');
      const said = world.identify(userId);
      if (said instanceof Error) throw said;
      return said as Reply;
    },
  });

/** Whether they may have a card and file taxes, as onboarding says. */
export const onboardingServiceOf = (world: Neighbours): InternalClient =>
  fakeClient({
    async get<Reply>(path: string) {
      if (world.eligibility instanceof Error) throw world.eligibility;
      if (TAX_FILING.test(path)) {
        return world.taxFiling satisfies TaxFilingStanding as Reply;
      }
      const asked = ELIGIBILITY.exec(path);
      if (!asked) throw new InternalCallError('onboarding has no such route', 404, 'not_found');
      const { eligibility: eligible_for_card, application } = world;
      const personal_info = asked[1] ? world.personalInfo : null;
      return {
        eligible_for_card,
        tax_filing_in_progress: false,
        application,
        personal_info,
      } satisfies CardEligibility as Reply;
    },
  });

const TAX_FILING = /^\/internal\/applications\/[0-9a-f-]{36}\/tax_filing$/;
const ELIGIBILITY =
  /^\/internal\/applications\/[0-9a-f-]{36}\/eligibility(\?include=personal_info)?$/;
