import type { NO_PARTNER, PERIODS } from '@reset/api-contract/admin/business.ts';
import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';
import { partnerOf } from '@reset/remote-sdk';
import { isUserState } from '#features/users/users.ts';

/** How many days are looked at, in the order in which the ways to them stand. */
export const periods = ['30', '90', '365'] as const satisfies typeof PERIODS;
export type Period = (typeof periods)[number];

const NONE: typeof NO_PARTNER = 'none';

/** What the address says of the page. */
export interface BusinessFilters {
  days: Period;
  /**
   * A partner's slug; `none` for people who came by none, `all` for everybody. `partner` alone is taken
   * out of every address, as whose link somebody has followed.
   */
  partner_slug: string;
  /** The step whose arrivals are drawn. */
  step: UserState;
}

const START: BusinessFilters = { days: '30', partner_slug: 'all', step: 'issued_card' };

/** What is missing in an address or makes no sense there is as at the start. */
export function readBusinessFilters(search: URLSearchParams): BusinessFilters {
  const [partner, step] = [search.get('partner_slug') ?? '', search.get('step') ?? ''];
  return {
    days: periods.find((days) => days === search.get('days')) ?? START.days,
    partner_slug: partner === NONE || partnerOf(partner) ? partner : START.partner_slug,
    step: isUserState(step) ? step : START.step,
  };
}

/** The address of these filters: `?days=90&partner_slug=hvfcu`. */
export const businessFiltersQuery = (filters: BusinessFilters): string => `?${said(filters)}`;

/** The service is asked in the words of the address, and has all steps. */
export const businessCall = (filters: BusinessFilters): string =>
  `/admin/business?${said({ ...filters, step: START.step })}`;

const said = (filters: BusinessFilters): string =>
  new URLSearchParams(
    Object.entries(filters).filter(([name, value]) => value !== START[name as keyof typeof START]),
  ).toString();
