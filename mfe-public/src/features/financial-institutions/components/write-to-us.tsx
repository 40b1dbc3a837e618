import { pageData } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import { useMessages } from '../financial-institutions-messages.ts';
import styles from './write-to-us.module.css';

/** The address stands in letters too, for who has no mail program that a link would open. */
export function WriteToUs() {
  const t = useMessages();
  const { partners_email: email } = pageData();
  return (
    <p className={styles.ways}>
      <TextLink href={`mailto:${email}`} variant="button">
        {t('write')}
      </TextLink>
      <span className={styles.address}>{t('write.at', { email })}</span>
    </p>
  );
}
