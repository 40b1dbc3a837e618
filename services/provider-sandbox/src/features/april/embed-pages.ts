import { escapeHtml } from '@reset/service-kit';
import { alert, form, primaryButton, type WidgetPage } from '#widgets/widget-page.ts';
import { labelOf } from './april.ts';
import type { TaxReturn } from './tax-returns.ts';

const exit = '<p><a class="button quiet" href="/april/embed/exit">Close</a></p>';

const number = (label: string, name: string) => `<label>${label}
<input name="${name}" inputmode="numeric" pattern="\\d{1,7}" autocomplete="off" required></label>`;

const QUESTIONS = `<label>Filing status
<select name="filing_status">
<option value="single">Single</option>
<option value="married_joint">Married, filing jointly</option>
<option value="head_of_household">Head of household</option>
</select></label>
<label>State
<input name="state" pattern="[A-Z]{2}" maxlength="2" autocapitalize="characters" required></label>
${number('Wages last year, in dollars', 'wages')}
${number('Tax withheld, in dollars', 'withheld')}
${primaryButton('File')}`;

/** @param rejected what is to be corrected; none where nothing was filed yet */
export const questionsPage = (
  token: string,
  rejected: readonly TaxReturn[],
  trouble: string | null,
): WidgetPage => ({
  title: rejected.length > 0 ? 'Correct your return' : 'File your taxes',
  body: `${alert(trouble)}
${list(rejected)}
${form('/april/embed', { token }, QUESTIONS)}
<p class="note">This is a sandbox: nothing goes to the IRS.</p>
${exit}`,
  events: [{ name: 'opened', payload: {} }],
});

export const filedPage = (returns: readonly TaxReturn[]): WidgetPage => ({
  title: 'Your taxes are filed',
  body: `${list(returns)}
${exit}`,
  events: [{ name: 'filed', payload: { return_ids: returns.map(({ id }) => id) } }],
});

export const expiredPage: WidgetPage = {
  title: 'This has expired',
  body: `${alert('Please close it and start again.')}${exit}`,
  events: [{ name: 'error', payload: { code: 'invalid_token' } }],
};

const list = (returns: readonly TaxReturn[]): string =>
  returns.length === 0
    ? ''
    : `<ul>${returns.map((one) => `<li>${escapeHtml(labelOf(one))}</li>`).join('')}</ul>`;
