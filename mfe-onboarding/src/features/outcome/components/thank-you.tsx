import { DawnArc, FootAction, TextLink, Tile } from '@reset/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';

interface Props {
  /** Instead of thanks. */
  title?: string;
  picture?: ComponentProps<typeof DawnArc>['variant'];
  /** How it ended, in a word or two. */
  state?: ReactNode;
  /** Why it cannot go on; nothing where that is not known. */
  why?: ReactNode;
  /** What is better done next than going to her dashboard. */
  next?: ReactNode;
  /** What else she can do about it. */
  ways?: ReactNode;
}

/** Thanks for an application that cannot go on, why it cannot, and what can be done instead. */
export function ThankYou({ title, picture = 'quiet', state, why, next, ways }: Props) {
  const t = useMessages();
  return (
    <Tile title={title ?? t('ineligible.title')} aside={state}>
      <div className={styles.screen}>
        <DawnArc variant={picture} />
        <p>{t('ineligible.text')}</p>
        {why}
        <FootAction isInline>
          {next || <ToDashboard variant="button" />}
          {ways}
          {next && <ToDashboard variant="text" />}
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

function ToDashboard({ variant }: Pick<ComponentProps<typeof TextLink>, 'variant'>) {
  const t = useMessages();
  return (
    <TextLink href="/dashboard" {...(variant && { variant })}>
      {t('ineligible.dashboard')}
    </TextLink>
  );
}
