import type { ItemStore } from '../items/item-store.ts';
import type { PlaidItem } from '../items/plaid-item.ts';
import type { LinkSession, LinkToken } from './link-token.ts';

/** What /link/token/get answers, in Plaid's own shape. */
export const wireLinkToken = (link: LinkToken, items: Pick<ItemStore, 'ofId'>) => ({
  link_token: link.token,
  created_at: link.madeAt,
  expiration: link.expiresAt,
  link_sessions: link.sessions.map((session) => wireSession(session, items)),
  metadata: {
    initial_products: link.products,
    webhook: link.webhook,
    country_codes: link.countryCodes,
    language: link.language,
    redirect_uri: link.redirectUri,
    client_name: link.clientName,
  },
});

function wireSession(session: LinkSession, items: Pick<ItemStore, 'ofId'>) {
  const item = session.success && items.ofId(session.success.itemId);
  const result = session.success && item ? linkResult(session.success.publicToken, item) : null;
  return {
    link_session_id: session.id,
    started_at: session.startedAt,
    finished_at: session.finishedAt,
    on_success: result && {
      public_token: result.public_token,
      metadata: { institution: result.institution, accounts: result.accounts },
    },
    exit: session.exit && {
      error: session.exit.error,
      metadata: {
        institution: session.exit.institution,
        status: session.exit.status,
        link_session_id: session.id,
        request_id: session.id,
      },
    },
    events: [],
    results: {
      item_add_results: result ? [result] : [],
      cra_item_add_results: [],
      cra_update_results: [],
      bank_income_results: [],
      payroll_income_results: [],
      document_income_results: null,
    },
  };
}

/** What both the server and the widget's page learn of what was linked. */
export const linkResult = (publicToken: string, item: PlaidItem) => ({
  public_token: publicToken,
  accounts: item.accounts.map(({ id, name, mask, subtype }) => ({
    id,
    name,
    mask,
    type: 'depository',
    subtype,
    verification_status: null,
    class_type: null,
  })),
  institution: { institution_id: item.institutionId, name: item.institutionName },
});
