import { DawnArc } from '@reset/shared-ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CalendarDate } from '#dates/calendar-date.ts';
import { useIsFrozen } from '#features/freeze-card/freeze-card.ts';
import { shownLimit } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { CardBack } from './card-back.tsx';
import { CardFront, CardFrontSkeleton } from './card-front.tsx';
import styles from './card-tile.module.css';

interface Props {
  /** Dollars, as stored: what is shown is floored at 0. */
  limit: number;
  /** The limit is being computed anew. */
  isUpdating: boolean;
  /** Null while no payroll says when it is. */
  payday: CalendarDate | null;
  /** Null while the profile is not there. */
  lastFour: string | null;
  /** Whether it has a back at all, with number, expiry and CVV. */
  showsNumber: boolean;
}

/**
 * The emblem: what can be spent until payday, on the card that it can be spent with. It turns
 * around to what a shop asks for. At rest it is grey: nothing can be spent, or it is frozen.
 */
export function CardTile({ limit, showsNumber, ...front }: Props) {
  const t = useMessages();
  const [isTurned, setTurned] = useState(false);
  const tile = useFocusOnTurn(isTurned);
  const shown = shownLimit(limit);
  const isFrozen = useIsFrozen();
  const isActive = shown.isActive && !isFrozen;
  return (
    <div
      ref={tile}
      className={styles.card}
      data-card-face
      data-active={isActive}
      data-turned={isTurned}
      role="group"
      aria-label={t('card.virtualLabel')}
    >
      <div className={styles.side} data-side="front" inert={isTurned}>
        {isActive && <DawnArc variant="card" />}
        <CardFront
          {...front}
          shown={shown}
          isActive={isActive}
          isFrozen={isFrozen}
          onTurn={showsNumber ? () => setTurned(true) : null}
        />
      </div>
      {showsNumber && (
        <div className={styles.side} data-side="back" inert={!isTurned}>
          <CardBack isShown={isTurned} isFrozen={isFrozen} onTurn={() => setTurned(false)} />
        </div>
      )}
    </div>
  );
}

/** In the card's place, before anybody knows what is on it. */
export const CardTileSkeleton = () => (
  <div className={styles.card} data-active={false}>
    <div className={styles.side}>
      <CardFrontSkeleton />
    </div>
  </div>
);

/** Moves focus to the button of the side that a turn has brought to the front, and only then. */
function useFocusOnTurn(isTurned: boolean): RefObject<HTMLDivElement | null> {
  const tile = useRef<HTMLDivElement>(null);
  const last = useRef(isTurned);
  useEffect(() => {
    if (last.current === isTurned) return;
    last.current = isTurned;
    tile.current?.querySelector<HTMLElement>('[data-side]:not([inert]) button')?.focus();
  }, [isTurned]);
  return tile;
}
