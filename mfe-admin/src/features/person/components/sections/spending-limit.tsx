import { Day } from '#moments/day.tsx';
import type { UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { isRejected } from '../../model/application.ts';
import { UserCommand } from '../actions/user-command.tsx';
import { Facts } from '../parts/facts.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import { Actions, Nothing } from '../parts/subsection.tsx';
import { Dollars } from '../parts/value.tsx';

/** What she may spend, and what that is made of. */
export function SpendingLimit({ query }: { query: UserQuery }) {
  const t = useMessages();
  return (
    <UserTile name="limit" query={query} owner="member" facts={9}>
      {(user) => {
        const parts = user.safeToSpendComponents;
        return (
          <>
            <Facts
              rows={[
                [
                  t('limit.dsl'),
                  <span key="dsl">
                    <Dollars of={user.dsl} />
                    {/* It is computed of what is linked, whether or not there will be a card. */}
                    {isRejected(user) && ` ${t('limit.unusable')}`}
                  </span>,
                ],
                [t('limit.safe'), <Dollars key="safe" of={parts?.safeToSpend} />],
                [
                  t('limit.outstanding'),
                  <Dollars key="outstanding" of={parts?.outstandingResetTransactions} />,
                ],
                [t('limit.accrued'), <Dollars key="accrued" of={parts?.accruedNetEarnings} />],
                [t('limit.refund'), <Dollars key="refund" of={parts?.incomeTaxRefundAmount} />],
                [t('limit.balance'), <Dollars key="balance" of={parts?.availableBankBalance} />],
                [
                  t('limit.upcoming'),
                  <Dollars key="upcoming" of={parts?.upcomingExpensesAmount} />,
                ],
                [t('limit.expenses'), <Dollars key="expenses" of={parts?.totalExpensesAmount} />],
                [t('limit.payday'), <Day key="payday" on={parts?.nextPayday} />],
              ]}
            />
            <Actions>
              {user.isMember === false ? (
                <Nothing>{t('limit.noMember')}</Nothing>
              ) : (
                <>
                  <UserCommand name="refresh_dsl" user={user} />
                  <UserCommand name="reset_ewa_multiplier_config" user={user} />
                </>
              )}
            </Actions>
          </>
        );
      }}
    </UserTile>
  );
}
