import { pageData, useSession } from '@reset/remote-sdk';
import { ChatButton, TextLink } from '@reset/shared-ui';
import { useMessages } from '../talk-to-us-messages.ts';
import styles from './talk-to-us.module.css';

/** The chat with our support, which knows the member by her e-mail address. */
export function TalkToUs() {
  const t = useMessages();
  const user = useSession((session) => session.user);
  return (
    <div className={styles.open}>
      <ChatButton
        label={t('open')}
        variant="quiet"
        origin={pageData().widgets_origin}
        // Staff who impersonate her do not write in her name.
        email={user && !user.impersonating ? user.email : null}
      >
        <p>
          {t('faqs')} <TextLink href="/account/user-faqs">{t('faqsTitle')}</TextLink>
        </p>
        <p>
          {t('mail')} <a href={`mailto:${t('address')}`}>{t('address')}</a>
        </p>
      </ChatButton>
    </div>
  );
}
