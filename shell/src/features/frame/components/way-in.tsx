import { TextLink } from '@reset/shared-ui';
import { useLocation } from 'react-router';
import { useMessages } from '#messages.ts';
import styles from './way-in.module.css';

const SIGN_IN = '/users/sign_in';
const SIGN_UP = '/users/sign_up';

interface Props {
  /** Beside a form that is to be finished: for who has an account, and nothing for others. */
  isQuiet?: boolean;
}

/** For visitors: to their account, or to one of their own. */
export function WayIn({ isQuiet = false }: Props) {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <div className={styles.ways}>
      {pathname !== SIGN_IN && (
        <span className={styles.logIn}>
          <TextLink href={SIGN_IN}>{t('logIn')}</TextLink>
        </span>
      )}
      {!isQuiet && (
        <TextLink href={SIGN_UP} variant="button">
          {t('signUp')}
        </TextLink>
      )}
    </div>
  );
}
