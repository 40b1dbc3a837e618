import { Badge, DawnArc, FootAction, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';

/** All is linked, and what it says of her pay is not enough yet. */
export function ThanksForLinking() {
  const t = useMessages();
  return (
    <Tile title={t('thanks.title')} aside={<Badge tone="pending">{t('thanks.state')}</Badge>}>
      <div className={styles.screen}>
        <DawnArc variant="nothing" />
        <p>{t('thanks.text')}</p>
        <p>{t('thanks.how')}</p>
        <FootAction>
          <TextLink href="/dashboard" variant="button">
            {t('thanks.dashboard')}
          </TextLink>
        </FootAction>
      </div>
    </Tile>
  );
}
