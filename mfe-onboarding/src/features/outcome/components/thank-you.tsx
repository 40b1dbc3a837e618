import { FootAction, TextLink, Tile } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';

interface Props {
  /** Instead of thanks. */
  title?: string;
  /** How it ended, in a word or two. */
  state?: ReactNode;
  /** Why it cannot go on; nothing where that is not known. */
  why?: ReactNode;
  /** What she can do about it, before the way to her dashboard. */
  ways?: ReactNode;
}

/** Thanks for an application that cannot go on, why it cannot, and what can be done instead. */
export function ThankYou({ title, state, why, ways }: Props) {
  const t = useMessages();
  return (
    <Tile title={title ?? t('ineligible.title')} aside={state}>
      <div className={styles.screen}>
        <p>{t('ineligible.text')}</p>
        {why}
        <FootAction isInline>
          {ways}
          <TextLink href="/dashboard" variant={ways ? 'text' : 'secondary'}>
            {t('ineligible.dashboard')}
          </TextLink>
        </FootAction>
        <div>
          <p className={styles.quiet}>{t('ineligible.meanwhile')}</p>
          <ul className={styles.links}>
            <li>
              <TextLink href="/budget">{t('ineligible.budget')}</TextLink>
            </li>
            <li>
              <TextLink href="/financial-health">{t('ineligible.survey')}</TextLink>
            </li>
          </ul>
        </div>
      </div>
    </Tile>
  );
}
