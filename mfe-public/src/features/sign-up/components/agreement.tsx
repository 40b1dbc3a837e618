import { useMessages } from '#messages.ts';
import styles from './agreement.module.css';

/** The sentence to agree to; its documents open beside the form. */
export function Agreement() {
  const t = useMessages();
  return (
    <>
      {t('signUp.agree')}{' '}
      <Document href="/legal/e-sign-consent">{t('legal.eSignConsent')}</Document>
      {', '}
      <Document href="/legal/terms-of-service">{t('legal.termsOfService')}</Document>{' '}
      {t('signUp.and')}{' '}
      <span className={styles.document}>
        <Document href="/legal/privacy-policy">{t('legal.privacyPolicy')}</Document>.
      </span>
    </>
  );
}

const Document = ({ href, children }: { href: string; children: string }) => (
  <a className={styles.document} href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
