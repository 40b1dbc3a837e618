import { pageData } from '@reset/remote-sdk';
import {
  getLinkToken,
  getSwitchToken,
  logPayrollEvent,
  storeLink,
  type LinkSource,
} from './link-calls.ts';
import { exitSentence } from './exit-sentence.ts';

interface Account {
  source: LinkSource;
  /** Of the institution or platform that was chosen before; without it the widget asks for one. */
  institutionId?: string | undefined;
  /** Another bank account than the linked one, which is not repaired though it is broken. */
  isAnother?: boolean;
  /** Of a payroll: has all of her pay sent to us, where it is linked or by linking it. */
  isSwitch?: boolean;
  /** Who links. What the payroll's widget tells is kept only once this is known. */
  userId?: string | undefined;
}

/**
 * What links an account, or repairs its link, with one of the two providers: the widget's name and
 * origin, the calls before and after it, and what to say when it was left. It fits shared-ui's
 * LinkDialog.
 */
export const accountLink = ({
  source,
  institutionId,
  isAnother = false,
  isSwitch = false,
  userId,
}: Account) => ({
  widget: WIDGETS[source],
  origin: pageData().widgets_origin,
  start: () => (isSwitch ? getSwitchToken() : getLinkToken(source, { institutionId, isAnother })),
  finish: (success: Record<string, unknown>) => storeLink(source, success),
  explain: exitSentence,
  onEvent: (name: string, data: Record<string, unknown>) => {
    if (source === 'pinwheel' && userId) logPayrollEvent({ name, data, userId });
  },
});

const WIDGETS: Record<LinkSource, string> = { plaid: 'bank-link', pinwheel: 'payroll-link' };
