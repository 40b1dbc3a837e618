import { signUpAddress, type Partner, type ProductName, useSession } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import type { ReactNode } from 'react';

interface Props {
  product: ProductName;
  /** Under whose brand, too; null under ours alone. */
  partner?: Partner | null;
  children: ReactNode;
}

const APPLICATIONS = { earned_wage_access: '/apply', tax_refund_advance: '/tax-filing' } as const;

/**
 * The way into a sign-up for a product, which keeps what is signed up for, and with whom; for who is
 * signed in to the product itself.
 */
export function SignUpLink({ product, partner = null, children }: Props) {
  const isSignedIn = useSession((session) => session.signedIn);
  const href = isSignedIn ? APPLICATIONS[product] : signUpAddress(product, partner);
  return (
    <TextLink href={href} variant="button" isFullNavigation>
      {children}
    </TextLink>
  );
}
