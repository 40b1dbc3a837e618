import type { MemberProfile } from '@reset/remote-sdk';
import { Banner, ChoiceRow, Tile, VisuallyHidden } from '@reset/shared-ui';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { ApprovedFirst } from '#features/identity/identity.ts';
import { useRepaidByRefund } from '#features/refund-advance/refund-advance.ts';
import { WAYS, wayFrom, withWay } from '../model/repayment-way.ts';
import { useMessages } from '../repayment-messages.ts';
import { Autopay } from './autopay.tsx';
import { DepositSwitch } from './deposit-switch.tsx';
import { useAccountName, useIsBankOfAnother } from './linked-bank.ts';
import { RefundChange } from './refund-change.tsx';
import styles from './repayment.module.css';

interface Props {
  profile: MemberProfile;
  onConfirmed: () => void;
}

/** How she repays; who was looked at by people is told first that she is approved. */
export const RepaymentStep = (props: Props) => (
  <ApprovedFirst userId={props.profile.id}>
    <Ways {...props} />
  </ApprovedFirst>
);

/** From the checking account that she has linked, or by her direct deposit. */
function Ways({ profile, onConfirmed }: Props) {
  const t = useMessages();
  const name = useId();
  const [query, setQuery] = useSearchParams();
  const chosen = wayFrom(query, profile.repaymentMethod);
  const account = useAccountName();
  const isBankOfAnother = useIsBankOfAnother();
  const repaidByRefund = useRepaidByRefund(profile);
  return (
    <Tile title={t('title')}>
      <div className={styles.step}>
        <p className={styles.text}>{t('text')}</p>
        {repaidByRefund && <p className={styles.text}>{repaidByRefund}</p>}
        <div role="status">
          {isBankOfAnother && <Banner tone="warning">{t('ofAnother', { account })}</Banner>}
        </div>
        <fieldset className={styles.ways}>
          <legend>
            <VisuallyHidden>{t('ways')}</VisuallyHidden>
          </legend>
          {WAYS.map((way) => (
            <ChoiceRow
              key={way}
              id={`${name}-${way}`}
              name={name}
              aria-labelledby={`${name}-${way}-label`}
              aria-describedby={`${name}-${way}-about`}
              checked={way === chosen}
              onChange={() => setQuery(withWay(query, way), { replace: true })}
            >
              <span className={styles.words}>
                <span id={`${name}-${way}-label`}>{t(way)}</span>
                <span id={`${name}-${way}-about`} className={styles.about}>
                  {t(`${way}.about`)}
                </span>
              </span>
            </ChoiceRow>
          ))}
        </fieldset>
        <RefundChange profile={isBankOfAnother ? { ...profile, linkedBank: null } : profile} />
        {chosen === 'ach_debit_flow' && <Autopay onConfirmed={onConfirmed} />}
        {chosen === 'direct_deposit_flow' && (
          <DepositSwitch userId={profile.id} onConfirmed={onConfirmed} />
        )}
      </div>
    </Tile>
  );
}
