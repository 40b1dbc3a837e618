import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import type { User } from '../api/get-user.ts';
import { stateLabels } from '../model/onboarding-state.ts';
import styles from './state-history.module.css';

interface Props {
  /** In the order of their entry. */
  states: NonNullable<User['onboardingStates']>;
}

/** What a person came into, the latest first. */
export function StateHistory({ states }: Props) {
  const t = useMessages();
  if (states.length === 0) return <p className={styles.none}>{t('user.noStates')}</p>;
  return (
    <ol className={styles.states} reversed>
      {states.toReversed().map(({ state, product, enteredAt }) => (
        <li key={`${state} ${product} ${enteredAt}`} className={styles.state}>
          <span className={styles.label}>
            {stateLabels[state]}
            {product && <span className={styles.product}>{t(`product.${product}`)}</span>}
          </span>
          <span className={styles.moment}>
            <Moment at={enteredAt} />
          </span>
        </li>
      ))}
    </ol>
  );
}
