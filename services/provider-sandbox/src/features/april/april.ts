import { escapeHtml } from '@reset/service-kit';
import type { Context } from '../../context.ts';
import type { ReturnStatus } from './april-schemas.ts';
import type { AprilUser } from './april-users.ts';
import { labelOf } from './embed-pages.ts';
import type { TaxReturn } from './tax-returns.ts';

const ANSWERS: readonly (readonly [ReturnStatus, string])[] = [
  ['accepted', 'Accept'],
  ['rejected', 'Reject'],
  ['refund_received', 'Refund'],
  ['no_refund', 'No refund'],
];

/** What the front page says of the returns that were filed, with what the tax authority answers. */
export function returnsSection({ store }: Pick<Context, 'store'>): string {
  const users = store.of<AprilUser>('april_user').list();
  const filed = users.flatMap((user) =>
    store
      .of<TaxReturn>('april_return')
      .listOf(user.id)
      .map((taxReturn) => row(user, taxReturn)),
  );
  return `<h2>Tax returns</h2>
${filed.length === 0 ? '<p>Nobody has filed yet.</p>' : `<table>\n${filed.join('\n')}\n</table>`}`;
}

const row = ({ first_name, last_name }: AprilUser, taxReturn: TaxReturn): string =>
  `<tr><td>${escapeHtml(`${first_name} ${last_name}`)}, ${taxReturn.tax_year}</td>
<td>${escapeHtml(labelOf(taxReturn))}</td>
<td><form action="/control/april/tax_returns/${taxReturn.id}/status" method="post">
${ANSWERS.map(([status, words]) => `<button name="status" value="${status}">${words}</button>`).join('\n')}
</form></td></tr>`;
