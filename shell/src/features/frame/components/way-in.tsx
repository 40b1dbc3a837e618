import { signUpAddressFrom } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import { useLocation } from 'react-router';
import { useMessages } from '#messages.ts';
import styles from './way-in.module.css';

const SIGN_IN = '/users/sign_in';
const SIGN_UP = '/users/sign_up';

interface Props {
  /**
   * `row` stands at the end of a header, `stacked` in a menu; `quiet`, beside a form that is to be
   * finished, is for who has an account, and nothing for others.
   */
  variant?: 'row' | 'stacked' | 'quiet';
}

/** For visitors: to their account, or to one of their own. */
export function WayIn({ variant = 'row' }: Props) {
  const t = useMessages();
  const { pathname } = useLocation();
  const kept = signUpAddressFrom(pathname);
  return (
    <div className={styles.ways} data-variant={variant}>
      {pathname !== SIGN_IN && (
        <span className={styles.logIn}>
          <TextLink href={SIGN_IN}>{t('logIn')}</TextLink>
        </span>
      )}
      {variant !== 'quiet' && (
        // What the address says is kept when a page loads.
        <TextLink href={kept ?? SIGN_UP} variant="button" isFullNavigation={kept !== null}>
          {t('signUp')}
        </TextLink>
      )}
    </div>
  );
}
