import { useSession, type Partner, type ProductName } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import { SignUpLink } from '#features/sign-up-link/sign-up-link.tsx';
import { useMessages } from '../partner-home-messages.ts';
import styles from './next-step.module.css';

interface Props {
  partner: Partner;
  product: ProductName;
  signUp: string;
  /** Where the other product is offered. */
  other: { label: string; href: string };
}

/** The sign-up under both names, or the way back in for who is signed in; and the other product. */
export function NextStep({ partner, product, signUp, other }: Props) {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  return (
    <p className={styles.ways}>
      {isSignedIn ? (
        <TextLink href="/dashboard" variant="button">
          {t('dashboard')}
        </TextLink>
      ) : (
        <SignUpLink product={product} partner={partner}>
          {signUp}
        </SignUpLink>
      )}
      <TextLink href={other.href}>{other.label}</TextLink>
    </p>
  );
}
