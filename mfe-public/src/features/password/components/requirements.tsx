import { Icon, VisuallyHidden, type IconName } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { PASSWORD_RULES } from '../model/password-rules.ts';
import type { Strength } from '../model/strength.ts';
import styles from './requirements.module.css';

interface Props {
  strength: Strength;
  /** Nothing is judged before the first letter. */
  isEmpty: boolean;
}

/** What a password has to be, and which of it this one is. */
export function Requirements({ strength, isEmpty }: Props) {
  const t = useMessages();
  const { score, isShort, isTooLong, hasName } = strength;
  const isGuessable = score === null ? null : score < PASSWORD_RULES.minScore;
  const found: Found[] = [
    { text: t('password.minLength'), isBroken: isShort },
    { text: t('password.noNames'), isBroken: hasName },
    // Where length or name spoil the score, it says nothing of guessing.
    { text: t('password.hardToGuess'), isBroken: isShort || hasName ? null : isGuessable },
    ...(isTooLong ? [{ text: t('password.maxLength'), isBroken: true }] : []),
  ];
  return (
    <ul className={styles.requirements}>
      {found.map(({ text, isBroken }) => {
        const state = isEmpty ? 'open' : stateOf(isBroken);
        return (
          <li key={text} className={styles.requirement} data-state={state}>
            <Icon name={icons[state]} size={16} />
            <span>
              {text} {state !== 'open' && <VisuallyHidden>{t(`password.${state}`)}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface Found {
  text: string;
  /** null: cannot be told. */
  isBroken: boolean | null;
}

type State = 'open' | 'met' | 'broken';

function stateOf(isBroken: boolean | null): State {
  if (isBroken === null) return 'open';
  return isBroken ? 'broken' : 'met';
}

const icons: Record<State, IconName> = {
  open: 'circle-minus',
  met: 'circle-check',
  broken: 'circle-alert',
};
