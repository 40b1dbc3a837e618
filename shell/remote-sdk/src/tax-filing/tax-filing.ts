// An entry of its own, which travels with the remotes that show taxes and not with every page.
export { filingWidget } from './filing-widget.ts';
export { incomeTaxReturnsQuery, POLL_REJECTED_MS } from './get-income-tax-returns.ts';
export { owedTaxWords } from './owed-tax.ts';
export { unrepaidAdvanceWords } from './unrepaid-advance.ts';
export { refundDestination, refundDestinationWithCard } from './refund-destination.ts';
