import type { MemberProfile } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';
import type { ApplicationStatus } from '../api/get-application-status.ts';
import type { Product } from '../model/product.ts';

/** What every screen may build on. */
export interface Known {
  product: Product;
  status: ApplicationStatus;
  profile: MemberProfile;
  /** Whose links have to be repaired. */
  broken: LinkSource[];
}
