import type { Partner } from '@reset/api-contract/partners/partner.ts';
import {
  internalClients,
  linkTokens,
  parseTokenKeys,
  productTimeOf,
  openKitContext,
  openMailer,
  readPartners,
  type Clock,
  type InternalClient,
  type KitContext,
  type LinkTokens,
  type Mailer,
} from '@reset/service-kit';
import type { AdminConfig } from './config.ts';

/** Everything that a feature of this service may use. */
export type Context = KitContext<AdminConfig> & {
  /**
   * The time of those who move money, by which what waits for staff is due: another than `clock` where
   * the time of a product in development is moved (decision 49).
   */
  productClock: Clock;
  mailer: Mailer;
  linkTokens: LinkTokens;
  /** By slug. */
  partners: ReadonlyMap<string, Partner>;
  /** The services whose events and answers this one needs. */
  services: Record<'public' | 'member' | 'onboarding' | 'gateway', InternalClient>;
};

/** The context of the running service; nothing connects before it is first used. */
export function openContext(config: AdminConfig): Context {
  // Sessions, codes and invitations go by the real time.
  const kit = openKitContext('admin', { ...config, PRODUCT_TIME_FILE: '' });
  const partners = readPartners(config.PARTNERS_FOLDER);
  const productTime = productTimeOf(config);
  if (productTime) kit.resources.defer(() => productTime.close());
  return {
    ...kit,
    productClock: productTime ?? kit.clock,
    mailer: kit.resources.adopt(
      openMailer({ url: config.MAIL_URL, from: config.MAIL_FROM, partners }),
      (mailer) => mailer.close(),
    ),
    linkTokens: linkTokens(parseTokenKeys(config.TOKEN_KEY)),
    partners,
    services: internalClients(kit, {
      public: config.PUBLIC_URL,
      member: config.MEMBER_URL,
      onboarding: config.ONBOARDING_URL,
      gateway: config.GATEWAY_URL,
    }),
  };
}
