import { DawnArc, Skeleton, SkeletonControl, SkeletonText, TextLink, Tile } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../activation-messages.ts';
import styles from './card-is-active.module.css';

interface Props {
  /** It stands where the issuer's page was, and that is where focus was. */
  takesFocus: boolean;
}

/** The card can be used, and where to see for how much. */
export function CardIsActive({ takesFocus }: Props) {
  const t = useMessages();
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) thanks.current?.focus();
  }, [takesFocus]);
  return (
    <Tile>
      <div className={styles.done}>
        <DawnArc variant="thanks" />
        <h2 ref={thanks} tabIndex={-1}>
          {t('thanks')}
        </h2>
        <TextLink href="/dashboard" variant="button">
          {t('checkLimit')}
        </TextLink>
      </div>
    </Tile>
  );
}

/** In its place, before it is known whether there is a card to switch on. */
export const CardIsActiveSkeleton = () => (
  <Tile>
    <Skeleton>
      <section className={styles.done}>
        <DawnArc variant="thanks" />
        <h2>
          <SkeletonText width={16} />
        </h2>
        <div className={styles.button}>
          <SkeletonControl />
        </div>
      </section>
    </Skeleton>
  </Tile>
);
