import { VisuallyHidden } from '@reset/shared-ui';
import { useEffect, useState } from 'react';
import styles from './digit-roll.module.css';

interface Props {
  /** What is read at the end: '$120'. */
  text: string;
}

/**
 * A figure whose digits roll to their places, from zero at first and from the last figure after
 * that. Pure CSS: a reel of ten digits per place, since the page's content security policy leaves
 * no inline style to an animation library. Screen readers get the text and nothing of the roll.
 */
export function DigitRoll({ text }: Props) {
  const hasStarted = useHasStarted();
  const places = [...text];
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.roll} aria-hidden="true">
        {places.map((character, index) => {
          // Counted from the right: the tens stay the tens when a figure grows by a place.
          const key = places.length - index;
          if (!isDigit(character)) return <span key={`${key}${character}`} data-sign={character} />;
          return (
            <span key={key} className={styles.place} data-end={character}>
              <span className={styles.reel} data-digit={hasStarted ? character : '0'} />
            </span>
          );
        })}
      </span>
    </>
  );
}

const isDigit = (character: string) => character >= '0' && character <= '9';

/** False in the first frame, so that the first roll has somewhere to come from. */
function useHasStarted(): boolean {
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStarted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasStarted;
}
