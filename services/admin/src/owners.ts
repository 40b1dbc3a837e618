import { internalClient, parsePrivateKey, type InternalClient } from '@reset/service-kit';
import type { AdminConfig } from './config.ts';

export type Owners = { publicService: InternalClient; memberService: InternalClient };

/** The services whose events and answers this one needs, as it calls them. */
export function ownersOf(
  config: Pick<AdminConfig, 'IDENTITY_PRIVATE_KEY' | 'PUBLIC_URL' | 'MEMBER_URL'>,
): Owners {
  const privateKey = parsePrivateKey(config.IDENTITY_PRIVATE_KEY);
  const clientOf = (to: string, baseUrl: string) =>
    internalClient({ from: 'admin', to, baseUrl, privateKey });
  return {
    publicService: clientOf('public', config.PUBLIC_URL),
    memberService: clientOf('member', config.MEMBER_URL),
  };
}
