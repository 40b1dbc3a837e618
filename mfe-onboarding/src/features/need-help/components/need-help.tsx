import { pageData, useSession } from '@reset/remote-sdk';
import { ChatButton, TextLink } from '@reset/shared-ui';
import { useMessages } from '../need-help-messages.ts';
import styles from './need-help.module.css';

interface Props {
  /** What it is called where it stands beside what she may ask for. */
  label?: string;
  /** `secondary` where it is one of a screen's ways on. */
  variant?: 'secondary' | 'quiet';
}

/** Somebody to ask, for whoever is stuck; what she has entered stays as it is. */
export function NeedHelp({ label, variant = 'quiet' }: Props) {
  const t = useMessages();
  const user = useSession((session) => session.user);
  return (
    <div className={styles.help} data-variant={variant}>
      <ChatButton
        label={label ?? t('open')}
        variant={variant}
        origin={pageData().widgets_origin}
        // Staff who impersonate her do not write in her name.
        email={user && !user.impersonating ? user.email : null}
      >
        <p>
          {t('faqs')} <TextLink href="/faqs">{t('faqsTitle')}</TextLink>
        </p>
        <p>
          {t('mail')} <a href={`mailto:${t('address')}`}>{t('address')}</a>
        </p>
      </ChatButton>
    </div>
  );
}
