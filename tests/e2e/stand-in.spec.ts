import { expect, test, type Page } from 'playwright/test';
import { buy, newCardholder, outstanding, purchasesOf, settledLimit, SOON } from './cardholder.ts';
import { askSandbox } from './linking.ts';
import { killService } from './kill-service.ts';
import { supervisorProcess } from './product/running-product.ts';
import { signIn } from './sign-in.ts';

/* Nobody of ours answers the card network: its own rule stands in, and we follow it afterwards. */

/** The issuer's id of the card that this page's member has bought something with. */
async function cardOf(page: Page): Promise<string> {
  const [bought] = await purchasesOf(page);
  type Cards = { cards: { id: string }[] };
  const path = `/control/synctera/cards.json?account=${bought?.synctera_account_id}`;
  const { cards } = await askSandbox<Cards>('GET', path);
  const [card] = cards;
  if (!card) throw new Error('The issuer knows of no card of hers.');
  return card.id;
}

/** A purchase at a till, and what the network says of it. */
async function payAtTill(card_id: string, amount: number): Promise<string> {
  const path = '/synctera/v0/cards/transaction_simulations/authorization';
  const reply = await fetch(`${process.env['RESET_SANDBOX_URL']}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({
      card_id,
      amount,
      mid: 'till-1',
      card_acceptor: { name: 'Night Kiosk' },
    }),
  });
  return ((await reply.json()) as { data: { status: string } }).data.status;
}

const standIn = (approve_up_to: number) =>
  askSandbox('PUT', '/control/synctera/stand_in', { approve_up_to });

test('while the member service is away small purchases go through, and are owed once it is back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, await newCardholder());
  await page.goto('/card-transactions');
  const limit = await settledLimit(page);
  await buy(page, 5);
  const card = await cardOf(page);

  const supervisor = supervisorProcess();
  process.kill(supervisor, 'SIGSTOP');
  try {
    await killService('member');
    await standIn(2_000);
    expect(await payAtTill(card, 1_500)).toBe('PENDING');
    expect(await payAtTill(card, 2_001)).toBe('DECLINED');
  } finally {
    process.kill(supervisor, 'SIGCONT');
    await standIn(0);
  }

  const isBack = async () => (await page.request.get('/readyz')).status();
  await expect.poll(isBack, SOON).toBe(200);
  await expect.poll(() => outstanding(page), SOON).toBe(20);
  expect(await settledLimit(page)).toBe(Math.round((limit - 20) * 100) / 100);
  await page.reload();
  const row = (amount: string) =>
    page.getByRole('listitem').filter({ hasText: 'Night Kiosk' }).filter({ hasText: amount });
  await expect(row('$15.00')).toContainText('Pending');
  await expect(row('$20.01')).toContainText(
    'We did not answer the store in time. You were not charged.',
  );
  // From now on it is ours to decide again.
  expect(await payAtTill(card, 100)).toBe('PENDING');
  await expect.poll(() => outstanding(page), SOON).toBe(21);
});
