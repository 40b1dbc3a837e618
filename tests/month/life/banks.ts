import { SandboxRefused } from '../../faults/issuer/sandbox-client.ts';
import { type Act, happens } from './life.ts';

/** Each as often as it is here; null comes back instead of settling. */
const RETURNS: readonly { code: string; banking_days: number | null }[] = [
  { code: 'R01', banking_days: 1 },
  { code: 'R01', banking_days: 1 },
  { code: 'R01', banking_days: 2 },
  { code: 'R01', banking_days: 0 },
  { code: 'R01', banking_days: null },
  { code: 'R09', banking_days: 1 },
  { code: 'R02', banking_days: 1 },
  { code: 'R10', banking_days: 2 },
  { code: 'R10', banking_days: 6 },
];

/** Her bank will send the next debit back. */
export const planReturn: Act = async ({ member, product, random, note }) => {
  const plan = random.oneOf(RETURNS);
  const { accountNumber: account_number } = member.bank;
  await product.sandbox('PUT', '/control/synctera/returns', { account_number, ...plan });
  note('return planned', `${plan.code} after ${plan.banking_days}`);
};

const SENT = `
  SELECT p.issuer_id FROM payout p
   WHERE p.card_account_id = $1 AND p.status IN ('sent', 'settled') ORDER BY p.id DESC LIMIT 1`;

/** Her bank sends back what was forwarded to her, where anything was. */
export const returnForward: Act = async ({ member, product, note }) => {
  const { rows } = await product.database.query<{ issuer_id: string | null }>(SENT, [
    member.cardAccountId,
  ]);
  const id = rows[0]?.issuer_id;
  if (!id) return;
  const path = `/control/synctera/ach/${id}/return`;
  const isBack = await product.sandbox('POST', path, { code: 'R03' }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof SandboxRefused && error.status === 409) return false;
      throw error;
    },
  );
  if (isBack) note('forward returned', id);
};

const USUAL_CENTS = 110_000;

/** Her account is nearly empty for some days: what she owes is not debited meanwhile. */
export const runShort: Act = async (scene) => {
  const { member, product, random } = scene;
  const path = `/control/plaid/items/${member.bank.itemId}/balance`;
  await product.sandbox('PUT', path, { balance_cents: random.between(0, 900) });
  scene.note('balance short');
  if (!happens(scene, 0.8)) return;
  scene.later(random.between(2, 5), async ({ product: then }) => {
    await then.sandbox('PUT', path, { balance_cents: USUAL_CENTS });
  });
};
