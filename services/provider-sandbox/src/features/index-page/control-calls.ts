/** A call by which people and tests change what a provider does. */
export type ControlCall = {
  method: string;
  path: string;
  /** An example, as JSON or a query; '' for none. */
  body: string;
  /** What it does, in one line of HTML. */
  what: string;
};

/**
 * Whether a route is one that only people and tests call, or sets off what a card's network would:
 * all of them are in CONTROL_CALLS, which a test compares with the routes.
 */
export const isControlPath = (path: string): boolean =>
  /^\/(?:control|faults|clock|webhooks|product_time)\b/.test(path) ||
  path.includes('/transaction_simulations/');

/** @param route the method and the path */
export const controlCall = (route: string, body: string, what: string): ControlCall => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path, body, what };
};

const webhookUrl = (name: string): ControlCall =>
  controlCall(
    `POST /control/${name}/webhook_url`,
    '{"url": "http://127.0.0.1:8080/webhooks", "secret": "…"}',
    'Where its webhooks go from now on, and what they are signed with.',
  );

/** What the front page lists, by provider. */
export const CONTROL_CALLS: readonly (readonly [string, readonly ControlCall[]])[] = [
  [
    'All providers',
    [
      controlCall('GET /product_time', '', 'What time the whole product believes it is.'),
      controlCall(
        'POST /product_time',
        '{"to": "payday"}',
        'Moves the whole product on: <code>payday</code>, <code>banking_day</code> or <code>day</code>.',
      ),
      controlCall('GET /clock', '', 'What time the providers believe it is.'),
      controlCall(
        'PUT /clock',
        '{"offset_ms": 86400000}',
        'Moves the providers alone ahead of the services.',
      ),
      controlCall(
        'PUT /webhooks',
        '{"mode": "double"}',
        'How webhooks go out from now on: <code>normal</code>, <code>double</code>, <code>reverse</code>, <code>hold</code> or <code>drop</code>. What is held goes out with the next mode.',
      ),
      controlCall('GET /webhooks.json', '?provider=synctera', 'The webhooks that were sent.'),
      controlCall(
        'PUT /faults/:name',
        '{"mode": "refuse", "count": 3, "path": "/ach"}',
        'Has a provider’s next calls fail, by its name below or <code>mail</code>: <code>refuse</code>, <code>delay</code> and <code>lose_answer</code> with <code>delay_ms</code>, or <code>none</code>. Without <code>count</code> all calls, without <code>path</code> all addresses.',
      ),
    ],
  ],
  [
    'Synctera: the account, ACH and the bank',
    [
      controlCall(
        'GET /control/synctera/persons.json',
        '',
        'Those whose cards and accounts it keeps.',
      ),
      controlCall(
        'POST /control/synctera/persons/:id/verdict',
        '{"verification_status": "REJECTED"}',
        'What its check of a person comes to: <code>ACCEPTED</code> or <code>REJECTED</code>.',
      ),
      controlCall(
        'POST /control/synctera/deposits',
        '{"account_number": "9900112233", "amount": 84200, "sender": "ACME PAYROLL"}',
        'Pay comes in, to an account by <code>account_number</code> or <code>account_id</code>, in cents.',
      ),
      controlCall(
        'POST /control/synctera/accounts/:id/deposits',
        '{"amount": 84200, "memo": "PAYROLL"}',
        'The same, by the account’s id.',
      ),
      controlCall(
        'PUT /control/synctera/returns',
        '{"account_number": "9900112233", "code": "R01", "banking_days": 2}',
        'Has the next debit of that bank account come back (or by <code>external_account_id</code>); with <code>banking_days</code> null it never settles.',
      ),
      controlCall(
        'POST /control/synctera/ach/:id/return',
        '{"code": "R01"}',
        'Returns an ACH transfer that was sent: R01 within 2 banking days of it, R10 within 60 days.',
      ),
      controlCall(
        'POST /control/synctera/settle',
        '',
        'Settles and returns the transfers that are due by the clock.',
      ),
      controlCall(
        'PUT /control/synctera/reports/:id',
        '{"change": "missing", "transaction_id": null}',
        'Makes a banking day’s report wrong: <code>missing</code>, <code>doubled</code>, <code>amount</code>, <code>unknown</code>, <code>truncated</code>, or <code>none</code>.',
      ),
    ],
  ],
  [
    'Synctera: cards',
    [
      controlCall(
        'GET /control/synctera/cards.json',
        '?account=…',
        'The cards, of one account or <code>customer</code>.',
      ),
      controlCall(
        'PUT /control/synctera/stand_in',
        '{"approve_up_to": 0, "timeout_ms": 2000}',
        'Up to which amount it approves by itself when the card gateway does not answer in time.',
      ),
      controlCall(
        'POST /control/synctera/chargebacks',
        '{"transaction_id": "…", "amount": 1250}',
        'The network gives back what was paid in a cleared purchase.',
      ),
      controlCall(
        'POST /synctera/v0/cards/transaction_simulations/authorization',
        '{"card_id": "…", "amount": 1250, "mid": "M1", "card_acceptor": {"name": "Corner Market", "mcc": "5411"}}',
        'A purchase at a terminal, which the card gateway approves or declines. These calls need <code>Authorization: Bearer sandbox</code>.',
      ),
      controlCall(
        'POST /synctera/v0/cards/transaction_simulations/authorization/advice',
        '{"original_transaction_id": "…", "amount": 1500}',
        'Changes the amount that is held.',
      ),
      controlCall(
        'POST /synctera/v0/cards/transaction_simulations/clearing',
        '{"original_transaction_id": "…", "amount": 1250}',
        'The purchase becomes final; with <code>"is_refund": true</code> it is given back.',
      ),
      controlCall(
        'POST /synctera/v0/cards/transaction_simulations/reversal',
        '{"original_transaction_id": "…", "amount": 1250}',
        'The merchant lets go of what is held.',
      ),
      controlCall(
        'POST /synctera/v0/cards/transaction_simulations/force_post',
        '{"card_id": "…", "amount": 1250, "mid": "M1"}',
        'A purchase that nobody asked about beforehand.',
      ),
    ],
  ],
  [
    'Plaid',
    [
      controlCall('GET /control/plaid/items.json', '?user=…', 'The bank logins that were linked.'),
      controlCall(
        'POST /control/plaid/items/:item_id/transactions',
        '{"amount_cents": 84200, "name": "ACME PAYROLL", "direct_deposit": true}',
        'A transaction at the bank; positive amounts come in.',
      ),
      controlCall(
        'PUT /control/plaid/items/:item_id/balance',
        '{"balance_cents": 12500}',
        'The balance of the account that pay comes to.',
      ),
      controlCall(
        'POST /control/plaid/items/:item_id/disconnect',
        '{"reason": "login_required"}',
        'The login no longer works: <code>login_required</code>, <code>revoked</code>, <code>institution_down</code>, or <code>pending</code> for a warning.',
      ),
      controlCall(
        'POST /control/plaid/items/:item_id/repair',
        '',
        'It works again, without the person.',
      ),
      controlCall(
        'POST /control/plaid/fire',
        '{"item_id": "…"}',
        'Sends the webhooks of a day, of one item or all.',
      ),
    ],
  ],
  [
    'Pinwheel',
    [
      controlCall(
        'GET /control/pinwheel/accounts.json',
        '?user=…',
        'The payroll accounts of a person.',
      ),
      controlCall(
        'POST /control/pinwheel/accounts',
        '{"end_user_id": "…", "persona": "hourly_ach"}',
        'Connects one as if in the widget, without webhooks.',
      ),
      controlCall(
        'POST /control/pinwheel/accounts/:id/shifts',
        '{"hours": 8}',
        'A shift that was worked.',
      ),
      controlCall(
        'POST /control/pinwheel/accounts/:id/paystubs',
        '{"hours": 80}',
        'A paystub, paid today unless <code>pay_date</code> says otherwise.',
      ),
      controlCall(
        'POST /control/pinwheel/accounts/:id/pay',
        '{"net_cents": 84600}',
        'A paystub of today for all shifts that none has paid yet.',
      ),
      controlCall(
        'POST /control/pinwheel/accounts/:id/direct_deposit',
        '{"percent": 100}',
        'How much of the pay goes where it was switched to.',
      ),
      controlCall(
        'POST /control/pinwheel/accounts/:id/disconnect',
        '',
        'The login no longer works.',
      ),
      controlCall('POST /control/pinwheel/accounts/:id/repair', '', 'It works again.'),
      controlCall(
        'POST /control/pinwheel/accounts/:id/refresh',
        '',
        'Sends the webhooks of all its data.',
      ),
      controlCall(
        'POST /control/pinwheel/settle',
        '',
        'Pays out the pay that is due by the clock.',
      ),
      webhookUrl('pinwheel'),
    ],
  ],
  [
    'Push',
    [
      controlCall(
        'POST /control/push/subscriptions',
        '{"public_key": "…"}',
        'A browser subscribes with the VAPID key of whoever may push to it: its endpoint and keys.',
      ),
      controlCall(
        'DELETE /control/push/subscriptions/:id',
        '',
        'It has ended: what is pushed to it is answered with 410.',
      ),
    ],
  ],
  [
    'Socure, April and HubSpot',
    [
      controlCall('GET /control/socure/evaluations.json', '', 'The identity checks.'),
      controlCall(
        'POST /control/socure/evaluations/:eval_id/decision',
        '{"decision": "ACCEPT"}',
        'Decides one by hand: <code>ACCEPT</code>, <code>REJECT</code> or <code>REVIEW</code>.',
      ),
      controlCall('GET /control/april/tax_returns.json', '?user=…', 'The returns of a person.'),
      controlCall(
        'POST /control/april/tax_returns/:return_id/status',
        '{"status": "refund_received", "refund_amount": 100000}',
        'What the IRS answers: <code>submitted</code>, <code>accepted</code>, <code>rejected</code>, <code>refund_received</code> or <code>no_refund</code>. A refund is sent in the amount that was filed, or in <code>refund_amount</code>.',
      ),
      webhookUrl('socure'),
      webhookUrl('april'),
      controlCall(
        'POST /control/april/settle',
        '',
        'Moves on the returns that are due by the clock.',
      ),
      controlCall('GET /control/hubspot/conversations.json', '', 'The chats with members.'),
      controlCall(
        'POST /control/hubspot/conversations/:id/replies',
        '{"text": "Hello"}',
        'Answers in one as the team.',
      ),
    ],
  ],
];
