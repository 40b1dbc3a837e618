import type { MemberProfile } from '@reset/remote-sdk';
import { ChoiceRow, Tile, VisuallyHidden } from '@reset/shared-ui';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { WAYS, wayFrom, withWay } from '../model/repayment-way.ts';
import { useMessages } from '../repayment-messages.ts';
import { Autopay } from './autopay.tsx';
import { DepositSwitch } from './deposit-switch.tsx';
import styles from './repayment.module.css';

interface Props {
  profile: MemberProfile;
  onConfirmed: () => void;
}

/** How she repays: from the checking account that she has linked, or by her direct deposit. */
export function RepaymentStep({ profile, onConfirmed }: Props) {
  const t = useMessages();
  const name = useId();
  const [query, setQuery] = useSearchParams();
  const chosen = wayFrom(query, profile.repaymentMethod);
  return (
    <Tile title={t('title')}>
      <div className={styles.step}>
        <p className={styles.text}>{t('text')}</p>
        <fieldset className={styles.ways}>
          <legend>
            <VisuallyHidden>{t('ways')}</VisuallyHidden>
          </legend>
          {WAYS.map((way) => (
            <ChoiceRow
              key={way}
              id={`${name}-${way}`}
              name={name}
              checked={way === chosen}
              onChange={() => setQuery(withWay(query, way), { replace: true })}
            >
              {t(way)}
            </ChoiceRow>
          ))}
        </fieldset>
        {chosen === 'ach_debit_flow' ? (
          <Autopay onConfirmed={onConfirmed} />
        ) : (
          <DepositSwitch userId={profile.id} onConfirmed={onConfirmed} />
        )}
      </div>
    </Tile>
  );
}
