import { Button, Icon, TextLink } from '@reset/shared-ui';
import { useId, useState } from 'react';
import { useMessages } from '#messages.ts';
import styles from './need-help.module.css';

/** How to reach us, for whoever is stuck; unfolds in its place, so that nothing typed is covered. */
export function NeedHelp() {
  const t = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.help}>
      <Button
        variant="quiet"
        onPress={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
      >
        <Icon name="circle-help" />
        {t('help.open')}
      </Button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <p>
          {t('help.faqs')} <TextLink href="/faqs">{t('faqs.title')}</TextLink>
        </p>
        <p>
          {t('help.mail')} <a href={`mailto:${t('help.address')}`}>{t('help.address')}</a>
        </p>
      </div>
    </div>
  );
}
