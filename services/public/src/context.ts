import type { Partner } from '@reset/api-contract/partners/partner.ts';
import {
  internalClients,
  linkTokens,
  openKitContext,
  openMailer,
  openTexts,
  parseTokenKeys,
  readPartners,
  secretCipher,
  type InternalClient,
  type KitContext,
  type LinkTokens,
  type Mailer,
  type SecretCipher,
  type Texts,
} from '@reset/service-kit';
import { passwordHashing, type PasswordHashing } from '#features/passwords/hash-password.ts';
import type { ContentSource } from '#providers/content-source.ts';
import { contentfulSource } from '#providers/contentful/contentful-source.ts';
import { readStolenPasswords, type StolenPasswords } from '#providers/stolen-passwords.ts';
import type { PublicConfig } from './config.ts';

/** Everything that a feature of this service may use. */
export type Context = KitContext<PublicConfig> & {
  mailer: Mailer;
  texts: Texts;
  /** The 32 bytes that tokens in links and codes in texts are made with (decision 17). */
  tokenKey: Buffer;
  linkTokens: LinkTokens;
  /** For what has to be read again, and is stored. */
  cipher: SecretCipher;
  passwordHashing: PasswordHashing;
  stolenPasswords: StolenPasswords;
  /** By slug. */
  partners: ReadonlyMap<string, Partner>;
  content: { published: ContentSource; drafts: ContentSource };
  /** Whose events this one subscribes to, and who keep something about people. */
  services: Record<'admin' | 'gateway' | 'member' | 'onboarding', InternalClient>;
};

/** The context of the running service; nothing connects before it is first used. */
export function openContext(config: PublicConfig): Context {
  const kit = openKitContext('public', config);
  const partners = readPartners(config.PARTNERS_FOLDER);
  const tokenKeys = parseTokenKeys(config.TOKEN_KEY);
  const contentful = {
    space: config.CONTENTFUL_SPACE,
    environment: config.CONTENTFUL_ENVIRONMENT,
    assetOrigins: config.ASSET_ORIGINS.split(','),
    log: kit.log,
  };
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
    tokenKey: tokenKeys[0],
    linkTokens: linkTokens(tokenKeys),
    cipher: secretCipher(config.DATA_KEY),
    passwordHashing: passwordHashing(),
    stolenPasswords: readStolenPasswords(),
    partners,
    content: {
      published: contentfulSource({
        ...contentful,
        url: config.CONTENTFUL_URL,
        token: config.CONTENTFUL_TOKEN,
      }),
      drafts: contentfulSource({
        ...contentful,
        url: config.CONTENTFUL_PREVIEW_URL,
        token: config.CONTENTFUL_PREVIEW_TOKEN,
      }),
    },
    services: internalClients(kit, {
      admin: config.ADMIN_URL,
      gateway: config.GATEWAY_URL,
      member: config.MEMBER_URL,
      onboarding: config.ONBOARDING_URL,
    }),
  };
}
