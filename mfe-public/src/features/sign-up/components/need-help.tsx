import { pageData, useSession } from '@reset/remote-sdk';
import { ChatButton, TextLink } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './need-help.module.css';

/** Somebody to ask, for whoever is stuck: beside the form, so that nothing typed is lost. */
export function NeedHelp() {
  const t = useMessages();
  const email = useSession(({ user }) => user?.email ?? null);
  return (
    <div className={styles.help}>
      <ChatButton
        label={t('help.open')}
        variant="quiet"
        origin={pageData().widgets_origin}
        email={email}
      >
        <p>
          {t('help.faqs')} <TextLink href="/faqs">{t('faqs.title')}</TextLink>
        </p>
        <p>
          {t('help.mail')} <a href={`mailto:${t('help.address')}`}>{t('help.address')}</a>
        </p>
      </ChatButton>
    </div>
  );
}
