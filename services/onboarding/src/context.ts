import {
  internalClients,
  openKitContext,
  readPartners,
  type InternalClient,
  type KitContext,
} from '@reset/service-kit';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import type { OnboardingConfig } from './config.ts';

/** Everything that a feature of this service may use. */
export type Context = KitContext<OnboardingConfig> & {
  /** Who people are, and what they have linked. */
  services: { public: InternalClient; member: InternalClient };
  /** By slug. */
  partners: ReadonlyMap<string, Pick<Partner, 'payroll_linking'>>;
};

/** The context of the running service; nothing connects before it is first used. */
export function openContext(config: OnboardingConfig): Context {
  const kit = openKitContext('onboarding', config);
  return {
    ...kit,
    services: internalClients(kit, { public: config.PUBLIC_URL, member: config.MEMBER_URL }),
    partners: readPartners(config.PARTNERS_FOLDER),
  };
}
