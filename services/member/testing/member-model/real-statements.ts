import type { Statement } from '@reset/api-contract/member/statements.ts';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import type { ModelStatement } from './member-model.ts';

/** Her statements, as she reads them. */
export function realStatements(service: MemberServiceUnderTest, userId: string) {
  const read = async (id: string): Promise<ModelStatement> =>
    toModel((await service.get(userId, `/statements/${id}`)).json());
  const list = async (): Promise<{ id: string; start_date: string; end_date: string }[]> =>
    (await service.get(userId, '/statements')).json();
  return {
    asked: { issueStatements: (): Promise<void> => service.jobs.runSchedule('issue-statements') },

    /** The running one, the months of those that were issued, and the last of them. */
    async stand() {
      const [running, issued] = await Promise.all([read('current'), list()]);
      const [last] = issued;
      return {
        running,
        months: issued.map(({ start_date, end_date }) => [start_date, end_date]).toReversed(),
        last: last ? await read(last.id) : null,
      };
    },
  };
}

const toModel = (statement: Statement): ModelStatement => ({
  startsOn: statement.start_date,
  endsOn: statement.end_date,
  openingCents: statement.opening_balance,
  closingCents: statement.closing_balance,
  lines: statement.transactions.map(({ posted_date, data }) => {
    const hers = data.lines.find(
      ({ account_no }) => account_no === statement.account_summary.account_number,
    );
    const sign = hers?.dc_sign === 'debit' ? 1 : -1;
    return [posted_date, sign * (hers?.amount ?? 0)];
  }),
});
