import {
  internalClients,
  openKitContext,
  openMailer,
  openTexts,
  readPartners,
  secretCipher,
  type Delivery,
  type InternalClient,
  type KitContext,
  type Mailer,
  type SecretCipher,
  type Texts,
} from '@reset/service-kit';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import type { IdentityChecks } from '#providers/identity-checks.ts';
import { socureIdentityChecks } from '#providers/socure/identity-checks.ts';
import { socureWebhooks } from '#providers/socure/webhook.ts';
import type { OnboardingConfig } from './config.ts';

/** Everything that a feature of this service may use. */
export type Context = KitContext<OnboardingConfig> & {
  mailer: Mailer;
  texts: Texts;
  /** Who people are, and what they have linked. */
  services: { public: InternalClient; member: InternalClient };
  identityChecks: IdentityChecks;
  isIdentityWebhook: (delivery: Delivery) => Promise<boolean>;
  /** Of what people tell of themselves. */
  cipher: SecretCipher;
  /** By slug. */
  partners: ReadonlyMap<string, Pick<Partner, 'payroll_linking' | 'card_after_taxes'>>;
};

/** The context of the running service; nothing connects before it is first used. */
export function openContext(config: OnboardingConfig): Context {
  const kit = openKitContext('onboarding', config);
  const partners = readPartners(config.PARTNERS_FOLDER);
  return {
    ...kit,
    mailer: kit.resources.adopt(
      openMailer({ url: config.MAIL_URL, from: config.MAIL_FROM, partners }),
      (mailer) => mailer.close(),
    ),
    texts: openTexts({
      baseUrl: config.TEXTS_URL,
      account: config.TEXTS_ACCOUNT,
      token: config.TEXTS_TOKEN,
      from: config.TEXTS_FROM,
    }),
    services: internalClients(kit, { public: config.PUBLIC_URL, member: config.MEMBER_URL }),
    identityChecks: socureIdentityChecks({
      baseUrl: config.SOCURE_URL,
      apiKey: config.SOCURE_API_KEY,
      returnUrl: `${config.ORIGIN}/apply/documents`,
    }),
    isIdentityWebhook: socureWebhooks(config.SOCURE_WEBHOOK_SECRET),
    cipher: secretCipher(config.PERSONAL_DATA_KEY),
    partners,
  };
}
