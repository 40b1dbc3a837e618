import { pageData } from '@reset/remote-sdk';
import { askLinkToken } from './ask-link-token.ts';
import { exitSentence } from './exit-sentence.ts';
import type { LinkSource } from './link-source.ts';
import { logPayrollEvent } from './log-payroll-event.ts';
import { storeLink } from './store-link.ts';

interface Wanted {
  source: LinkSource;
  /** Of the institution or platform that was chosen before; without it the widget asks for one. */
  institutionId?: string | undefined;
  /** Who links. What the payroll's widget tells is kept only once this is known. */
  userId?: string | undefined;
}

/**
 * What links an account, or repairs its link, with one of the two providers: the widget's name and
 * origin, the calls before and after it, and what to say when it was left. It fits shared-ui's
 * LinkDialog.
 */
export const accountLink = ({ source, institutionId, userId }: Wanted) => ({
  widget: WIDGETS[source],
  origin: pageData().widgets_origin,
  start: () => askLinkToken(source, institutionId),
  finish: (success: Record<string, unknown>) => storeLink(source, success),
  explain: exitSentence,
  onEvent: (name: string, data: Record<string, unknown>) => {
    if (source === 'pinwheel' && userId) logPayrollEvent({ name, data, userId });
  },
});

const WIDGETS: Record<LinkSource, string> = { plaid: 'bank-link', pinwheel: 'payroll-link' };
