import { escapeHtml } from '@reset/service-kit';
import { ANSWERS, type Filed } from '#features/april/april.ts';

/** What the front page says of the returns that were filed, with what the tax authority answers. */
export const returnsSection = (filed: readonly Filed[]): string => `<h2>Tax returns</h2>
${filed.length === 0 ? '<p>Nobody has filed yet.</p>' : `<table>\n${filed.map(row).join('\n')}\n</table>`}`;

const row = ({ id, who, what }: Filed): string => `<tr><td>${escapeHtml(who)}</td>
<td>${escapeHtml(what)}</td>
<td><form action="/control/april/tax_returns/${id}/status" method="post">
${ANSWERS.map(([status, words]) => `<button name="status" value="${status}">${words}</button>`).join('\n')}
</form></td></tr>`;
