import type { PageData } from '@reset/api-contract/gateway/page-data.ts';

/** What a page without the gateway's data is: a visitor's, with every switch off. */
const EMPTY: PageData = {
  registry: { remotes: {} },
  signed_in: false,
  staff: false,
  refused: false,
  environment: 'production',
  flags: {
    demo_triggers: false,
    signup_debug: false,
    rf_19_demo_mode: false,
    rf_6_card_launch: false,
  },
  partners: [],
  partners_email: 'partners@example.com',
  issuer_dashboard_url: null,
  widgets_origin: null,
  bank_shortcuts: [],
  payroll_shortcuts: { salary: [], hourly: [], gig: [], benefits: [] },
};

/** What the gateway wrote into a page: the registry, who looks at it, the switches. */
export function readPageData(page: Document): PageData {
  const written = page.getElementById('page-data')?.textContent;
  return written ? { ...EMPTY, ...JSON.parse(written) } : EMPTY;
}

let current: PageData | undefined;

/** The data of the page that is being shown, read once. */
export function pageData(): PageData {
  current ??= readPageData(document);
  return current;
}
