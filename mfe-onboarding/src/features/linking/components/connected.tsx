import { announce, profileQuery } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { Button, FootAction, Icon, SkeletonText, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LinkedAccount } from '#features/linked-accounts/linked-accounts.ts';
import { useHoldBehind } from '#features/widget-hold/widget-hold.ts';
import { linkedBankQuery } from '../api/get-linked-bank.ts';
import { useMessages } from '../linking-messages.ts';
import styles from './link-step.module.css';

interface Props {
  source: LinkSource;
  /** What she chose before the widget opened, if she did. */
  chosenName: string | undefined;
  onContinue: () => void;
}

/**
 * What is linked now, and what we do with it, before the next step takes its place: the screen stays
 * until she goes on.
 */
export function Connected({ source, chosenName, onContinue }: Props) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useHoldBehind();
  const { name, detail } = useLinked(source, chosenName);
  const said = t(`${source}.connected`);
  // The button that opened the widget is gone, and with it the focus.
  useEffect(() => {
    place.current?.focus();
    announce(said);
  }, [said]);
  return (
    <div ref={place} tabIndex={-1} className={styles.connected}>
      <Tile title={said}>
        <div className={styles.step}>
          <LinkedAccount source={source} name={name} detail={detail}>
            <span className={styles.check}>
              <Icon name="circle-check" size={28} />
            </span>
          </LinkedAccount>
          <p className={styles.text}>{t(`${source}.next`)}</p>
          <FootAction>
            <Button variant="primary" onPress={onContinue}>
              {t('continue')}
            </Button>
          </FootAction>
        </div>
      </Tile>
    </div>
  );
}

/** Where she is linked and to which account; what is still being asked for keeps its place. */
function useLinked(source: LinkSource, chosenName: string | undefined) {
  const t = useMessages();
  const isBank = source === 'plaid';
  const { data: bank, isPending } = useQuery({ ...linkedBankQuery, enabled: isBank });
  const { data: profile } = useQuery(profileQuery);
  const kind = t(isBank ? 'kind.plaid' : 'kind.pinwheel');
  if (!isBank) {
    const { name, providerName } = profile?.linkedPayroll ?? {};
    return { name: name ?? chosenName ?? kind, detail: providerName ?? t('connected') };
  }
  if (isPending) return { name: <SkeletonText width={16} />, detail: <SkeletonText width={12} /> };
  if (!bank) return { name: chosenName ?? kind, detail: t('connected') };
  const mask = bank.mask === null ? '' : ` ··${bank.mask}`;
  return { name: bank.institutionName, detail: `${bank.name}${mask}` };
}
