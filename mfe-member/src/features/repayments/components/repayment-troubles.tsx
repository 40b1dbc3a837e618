import { announce, profileQuery, type MemberProfile } from '@reset/remote-sdk';
import { accountLink } from '@reset/remote-sdk/linking';
import { Button, LinkDialog, Stack, TextLink } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { repaymentsQuery, type RepaymentNotice } from '../api/repayments.ts';
import { wantsAnotherBank } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';
import { BankConnected } from './bank-connected.tsx';
import { NoticeBanner } from './notice-banner.tsx';

interface Props {
  /** Undefined where it could not be loaded: then no bank can be connected. */
  profile: Pick<MemberProfile, 'id'> | undefined;
  notices: readonly RepaymentNotice[];
  /** What leads on where no other bank is needed. */
  onward?: ReactNode;
  /** Only titles are shown, and what mends the first; so are they wherever there are several. */
  isFolded?: boolean;
}

/** Notices, with what mends them: where another bank would, it is connected here. */
export function RepaymentTroubles({ profile, notices, onward, isFolded = false }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [isLinking, setLinking] = useState(false);
  const [isConnected, setConnected] = useState(false);

  async function finish() {
    setLinking(false);
    setConnected(false);
    for (const { queryKey } of [repaymentsQuery, profileQuery]) {
      void client.invalidateQueries({ queryKey });
    }
    // What is said of the bank is of after it was connected; less is said where it cannot be read.
    await client.fetchQuery({ ...overviewQuery, staleTime: 0 }).catch(() => undefined);
    announce(t('another.done'));
    setConnected(true);
  }

  return (
    <>
      {isConnected && <BankConnected />}
      {notices.length > 0 && (
        <Stack gap={12}>
          {inUrgency(notices).map((notice, place) => (
            <NoticeBanner
              key={`${notice.id} ${notice.what}`}
              notice={notice}
              folded={foldOf(place, isFolded || notices.length > 1)}
              actions={
                <Mending
                  notice={notice}
                  onLink={profile && (() => setLinking(true))}
                  onward={onward}
                />
              }
            />
          ))}
        </Stack>
      )}
      {isLinking && profile && (
        <LinkDialog
          title={t('another.title')}
          {...accountLink({ source: 'plaid', isAnother: true, userId: profile.id })}
          onLinked={() => void finish()}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  );
}

interface MendingProps {
  notice: RepaymentNotice;
  /** Undefined where no bank can be connected. */
  onLink: (() => void) | undefined;
  onward: ReactNode;
}

/** What mends it, or the way to where it is told. */
function Mending({ notice, onLink, onward }: MendingProps) {
  const t = useMessages();
  if (notice.what === 'credit_taken_back') {
    return (
      <TextLink href={`/card-transactions/${notice.id}/dispute`} variant="secondary">
        {t('notice.credit_taken_back.see')}
      </TextLink>
    );
  }
  if (!onLink || !wantsAnotherBank(notice)) return onward;
  return (
    <Button variant="primary" onPress={onLink}>
      {t('another')}
    </Button>
  );
}

function foldOf(place: number, isFolded: boolean) {
  if (!isFolded) return undefined;
  return place === 0 ? 'textOnly' : 'withActions';
}

/** What she has to mend before what she only has to know. */
const inUrgency = (notices: readonly RepaymentNotice[]): RepaymentNotice[] =>
  notices.toSorted((one, other) => Number(wantsAnotherBank(other)) - Number(wantsAnotherBank(one)));
