import type { Partner } from '@reset/remote-sdk';
import { PartnerLogo } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './lock-up.module.css';

/** Our name beside the partner's; nothing without one. */
export function LockUp({ partner }: { partner: Partner | null }) {
  const t = useMessages();
  if (partner === null) return null;
  return (
    <p className={styles.lockUp}>
      {t('signUp.brand')} <span className={styles.with}>×</span>{' '}
      <PartnerLogo svg={partner.logo.color} svgInDark={partner.logo.reverse} name={partner.name} />
    </p>
  );
}
