import { useSession } from '@reset/remote-sdk';
import { DawnArc, TextLink } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import { PitchPage } from '#features/pitch/pitch.ts';
import { useMessages } from '../application-cancelled-messages.ts';
import styles from './application-cancelled-page.module.css';

/** `/application-cancelled`: where somebody arrives who has taken her application back. */
export function ApplicationCancelledPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const heading = useHeadingFocus();
  return (
    <PitchPage>
      <div className={styles.words}>
        <DawnArc variant="thanks" />
        <h1 ref={heading} tabIndex={-1}>
          {t('heading')}
        </h1>
        <p className={styles.text}>{t('text')}</p>
        <TextLink href="/" variant="button">
          {t('home')}
        </TextLink>
        {isSignedIn && <TextLink href="/apply">{t('again')}</TextLink>}
      </div>
    </PitchPage>
  );
}

/** What she pressed is gone with the page that it was on: the focus begins at what came of it. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
