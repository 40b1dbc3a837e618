import { signUpAddress, type Partner, type ProductName } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import type { ReactNode } from 'react';

interface Props {
  product: ProductName;
  /** Under whose brand, too; null under ours alone. */
  partner?: Partner | null;
  children: ReactNode;
}

/** The way into a sign-up for a product, which keeps what is signed up for, and with whom. */
export function SignUpLink({ product, partner = null, children }: Props) {
  return (
    <TextLink href={signUpAddress(product, partner)} variant="button" isFullNavigation>
      {children}
    </TextLink>
  );
}
