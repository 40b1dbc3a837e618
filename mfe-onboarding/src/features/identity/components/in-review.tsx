import { profileQuery } from '@reset/remote-sdk';
import { Badge, DawnArc, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayWords } from '#dates/day-words.ts';
import type { IdentityStanding } from '../api/get-identity-status.ts';
import { useMessages } from '../identity-messages.ts';
import { reviewOf } from '../model/review.ts';
import styles from './identity.module.css';

/** People look at what she told, and at her pictures: by when they decide, and how she hears of it. */
export function InReview({ standing }: { standing: IdentityStanding }) {
  const t = useMessages();
  const { data: profile } = useQuery(profileQuery);
  useEffect(() => {
    if (profile) reviewOf(profile.id).keepSeen();
  }, [profile]);
  const { currentStatus, reviewDueOn } = standing;
  const hasPictures = currentStatus === 'flagged_for_review_with_document';
  return (
    <Tile title={t('review.title')} aside={<Badge tone="pending">{t('review.state')}</Badge>}>
      <div className={styles.screen}>
        <DawnArc variant="nothing" />
        <p>{t(hasPictures ? 'review.pictures' : 'review.text')}</p>
        <p>
          {reviewDueOn === undefined
            ? t('review.later')
            : t('review.by', { date: dayWords(reviewDueOn) })}
        </p>
        <p>{t('review.next')}</p>
        <div>
          <TextLink href="/dashboard" variant="secondary">
            {t('review.dashboard')}
          </TextLink>
        </div>
      </div>
    </Tile>
  );
}
