import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import {
  PayrollShortcuts,
  type PayrollShortcuts as Payrolls,
} from '@reset/api-contract/gateway/payroll-shortcuts.ts';
import { Shortcuts, type Shortcuts as Banks } from '@reset/api-contract/gateway/shortcuts.ts';
import { readPartners } from '@reset/service-kit';
import Value from 'typebox/value';
import type { GatewayConfig } from '#config.ts';

/** What every page of a release says beside who looks at it. */
export type OnEveryPage = Omit<
  PageData,
  'registry' | 'signed_in' | 'staff' | 'refused' | 'override'
>;

/** The part of it that stays as it is while the gateway runs. */
type Configured = Omit<OnEveryPage, 'flags'>;

/** What the configuration says to every page. */
export const pageData = (config: GatewayConfig): Configured => ({
  environment: config.NODE_ENV,
  partners: [...readPartners(config.PARTNERS_FOLDER).values()],
  partners_email: config.PARTNERS_EMAIL,
  issuer_dashboard_url: config.ISSUER_DASHBOARD_URL ?? null,
  widgets_origin: config.WIDGETS_ORIGIN ?? null,
  bank_shortcuts: readBankShortcuts(config.BANK_SHORTCUTS),
  payroll_shortcuts: readPayrollShortcuts(config.PAYROLL_SHORTCUTS),
});

const NO_PAYROLLS: Payrolls = { salary: [], hourly: [], gig: [], benefits: [] };

/**
 * The shortcuts that the configuration names, as JSON; none when it names none.
 * @throws one sentence when it is something else: a page would offer what cannot be found
 */
export function readPayrollShortcuts(text: string): Payrolls {
  if (text === '') return NO_PAYROLLS;
  const given = parsed(text);
  if (Value.Check(PayrollShortcuts, given)) return given;
  throw new Error('PAYROLL_SHORTCUTS is no list of platforms for each kind of income.');
}

/** The same of banks. */
export function readBankShortcuts(text: string): Banks {
  if (text === '') return [];
  const given = parsed(text);
  if (Value.Check(Shortcuts, given)) return given;
  throw new Error('BANK_SHORTCUTS is no list of banks.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
