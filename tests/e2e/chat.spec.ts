import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { askSandbox } from './linking.ts';
import { signInAs } from './sign-in.ts';

/* The chat beside the page: HubSpot's, on an origin that is not ours, and what is there without it. */

const chatOf = (page: Page) => page.frameLocator('[role=dialog] iframe').frameLocator('iframe');

async function openChat(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  return chatOf(page);
}

/** Answers whoever wrote this, as the team does in its inbox. */
async function reply(to: string, text: string): Promise<void> {
  type Inbox = { conversations: { id: string; email: string; messages: { text: string }[] }[] };
  const { conversations } = await askSandbox<Inbox>('GET', '/control/hubspot/conversations.json');
  const found = conversations.find(({ messages }) => messages.some((one) => one.text === to));
  if (!found) throw new Error('Nobody wrote that.');
  await askSandbox('POST', `/control/hubspot/conversations/${found.id}/replies`, { text });
}

test('a member talks to us in a frame of 360 by 540, and finds it all again [MEM-016]', async ({
  page,
}) => {
  const question = `When is payday? ${newId()}`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'direct_deposit');
  const chat = await openChat(page, 'Talk to Us');
  const size = await page.locator('iframe[title="Talk to Us"]').boundingBox();
  expect([size?.width, size?.height]).toEqual([360, 540]);
  await chat.getByLabel('Your message').fill(question);
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Thanks, we have your message.')).toBeVisible();
  await reply(question, 'On the second, as your dashboard says.');
  await expect(chat.getByText('On the second')).toBeVisible();

  await page.reload();
  await openChat(page, 'Talk to Us');
  await expect(chat.getByText(question)).toBeVisible();
  await expect(chat.getByText('On the second')).toBeVisible();
  await page.setViewportSize({ width: 400, height: 700 });
  const filled = await page.getByRole('dialog', { name: 'Talk to Us' }).boundingBox();
  expect(filled).toEqual({ x: 0, y: 0, width: 400, height: 700 });
});

test('who needs help with signing up writes in a chat, and loses nothing [PUB-058]', async ({
  page,
}) => {
  await page.goto('/users/sign_up?stage=form');
  await page.getByLabel('First name').fill('Ana');
  const chat = await openChat(page, 'Need Help');
  await chat.getByLabel('Your message').fill('Is my bank too small?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Thanks, we have your message.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Need Help' })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
});

for (const width of [390, 1280]) {
  test(`at ${width} px the chat closes by Escape from wherever focus is, and gives it back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/users/sign_up?stage=form');
    const opener = page.getByRole('button', { name: 'Need Help' });
    const message = chatOf(page).getByLabel('Your message');
    const ways = [
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      async () => {
        await message.click();
        await page.keyboard.press('Escape');
      },
      async () => {
        for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
      },
    ];
    for (const close of ways) {
      await opener.click();
      await expect(message).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}

test('where the chat does not load there are FAQs and an address [PUB-058]', async ({ page }) => {
  await page.route('**/hubspot/**', (route) => route.abort());
  await page.goto('/users/sign_up');
  await openChat(page, 'Need Help');
  const dialog = page.getByRole('dialog', { name: 'Need Help' });
  await expect(dialog.getByRole('link', { name: 'support@reset.example' })).toBeVisible();
  await dialog.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
});
