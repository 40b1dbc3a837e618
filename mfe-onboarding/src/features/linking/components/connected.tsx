import { announce, profileQuery } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { Button, FootAction, Icon, SkeletonText, Text, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  accountName,
  LinkedAccount,
  linkedBankQuery,
} from '#features/linked-accounts/linked-accounts.ts';
import { useHoldBehind } from '#features/widget-hold/widget-hold.ts';
import { useHasPassed } from '#time/use-has-passed.ts';
import { useMessages } from '../linking-messages.ts';
import styles from './link-step.module.css';

interface Props {
  source: LinkSource;
  /** What she chose before the widget opened, if she did. */
  chosenName: string | undefined;
  /** What becomes of it. */
  next: string;
  onContinue: () => void;
}

/**
 * What is linked now, and what we do with it, before the next step takes its place: the screen stays
 * until she goes on.
 */
export function Connected({ source, chosenName, next, onContinue }: Props) {
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
          <Text>{next}</Text>
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
  const isBank = source === 'plaid';
  const bank = useLinkedBank(isBank, chosenName);
  const payroll = useLinkedPayroll(!isBank, chosenName);
  return isBank ? bank : payroll;
}

function useLinkedBank(isOn: boolean, chosenName: string | undefined) {
  const t = useMessages();
  const { data: bank, isPending } = useQuery({ ...linkedBankQuery, enabled: isOn });
  if (isPending) return AWAITED;
  if (!bank) return { name: chosenName ?? t('kind.plaid'), detail: t('connected') };
  return { name: bank.institutionName, detail: accountName(bank) };
}

/** How soon it is asked for again, and how long, until a payroll just linked has its name. */
const NAME_POLL_MS = 1_000;
const MAX_NAME_WAIT_MS = 6_000;

/** Its name comes with the profile, which may be a moment late; her own choice is known at once. */
function useLinkedPayroll(isOn: boolean, chosenName: string | undefined) {
  const t = useMessages();
  const isLate = useHasPassed(MAX_NAME_WAIT_MS);
  const { data: profile } = useQuery({
    ...profileQuery,
    enabled: isOn,
    refetchInterval: ({ state: { data } }) =>
      data?.linkedPayroll?.name || isLate ? false : NAME_POLL_MS,
  });
  const { name, providerName } = profile?.linkedPayroll ?? {};
  const known = name || providerName || chosenName;
  if (!known && !isLate) return AWAITED;
  return {
    name: known || t('kind.pinwheel'),
    detail: providerName && providerName !== known ? providerName : t('connected'),
  };
}

const AWAITED = { name: <SkeletonText width={16} />, detail: <SkeletonText width={12} /> };
