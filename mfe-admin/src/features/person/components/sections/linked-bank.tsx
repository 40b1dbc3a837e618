import { useQuery } from '@tanstack/react-query';
import { Moment } from '#moments/moment.tsx';
import { plaidStatusQuery } from '../../api/get-sections.ts';
import type { UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { OwedFacts } from '../actions/owed-facts.tsx';
import { UserCommand } from '../actions/user-command.tsx';
import { Facts } from '../parts/facts.tsx';
import { PersonTile } from '../parts/section-tile.tsx';
import { StatusWord } from '../parts/status-word.tsx';
import { Actions, Nothing } from '../parts/subsection.tsx';

interface Props {
  userId: string;
  /** What is told of her. */
  person: UserQuery;
}

/** The account that is read and debited. */
export function LinkedBank({ userId, person }: Props) {
  const t = useMessages();
  const query = useQuery(plaidStatusQuery(userId));
  return (
    <PersonTile person={person} name="bank" query={query} facts={6}>
      {(status, user) => (
        <>
          <Facts
            rows={[
              [t('bank.name'), user.linkedBankAccountName],
              [t('bank.error'), <StatusWord key="error" of={status.error} />],
              [t('bank.balances'), <Moment key="balances" at={status.balancesUpdatedAt} />],
              [
                t('bank.succeeded'),
                <Moment key="success" at={status.transactionsSuccessfulUpdatedAt} />,
              ],
              [t('bank.failed'), <Moment key="fail" at={status.transactionsFailUpdatedAt} />],
              [t('bank.item'), status.plaidItemId],
            ]}
          />
          {user.linkedBankAccountName === null ? (
            <Nothing>{t('bank.notLinked')}</Nothing>
          ) : (
            <Actions>
              <UserCommand name="refresh_plaid_data" user={user} />
              <UserCommand name="unlink_bank_account" user={user}>
                <OwedFacts user={user} />
              </UserCommand>
            </Actions>
          )}
        </>
      )}
    </PersonTile>
  );
}
