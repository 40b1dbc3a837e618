import type { Page } from 'playwright/test';
import { codeFrom } from './inbox.ts';
import { newStaff } from './new-account.ts';
import { person } from './product/running-product.ts';

export type Credentials = {
  email: string;
  password: string;
  /** Ten digits; for who has a second factor. */
  phone_number?: string;
};

/** Signs in as a seeded person, and opens the dashboard. */
export async function signInAs(page: Page, key: string): Promise<void> {
  await signInWith(page, person(key));
}

/**
 * Signs in as a member of staff who is in no other test, so that nobody is sent
 * more texts than the product sends to one person.
 */
export async function signInAsStaff(page: Page): Promise<Credentials> {
  const staff = await newStaff();
  await signInWith(page, staff);
  return staff;
}

async function signInWith(page: Page, credentials: Credentials): Promise<void> {
  await signIn(page, credentials);
  await page.goto('/dashboard');
}

/**
 * Leaves the page and forgets who was signed in. A page that stays open goes on asking, and what it is
 * answered with may set the cookie of another session beside the next sign-in.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Signs in by the calls that the form makes, in a fraction of its time, and opens no page. */
export async function signIn(
  page: Pick<Page, 'request'>,
  { email, password, phone_number: phone }: Credentials,
): Promise<void> {
  const visited = await page.request.get('/users/sign_in');
  const token = /name="csrf-token" content="([^"]+)"/.exec(await visited.text())?.[1] ?? '';
  const send = async (more: object = {}) => {
    const reply = await page.request.post('/api/v1/users/sign_in', {
      data: { user: { email, password }, ...more },
      headers: { origin: new URL(visited.url()).origin, 'x-csrf-token': token },
    });
    if (!reply.ok()) throw new Error(`${email} was not let in: ${await reply.text()}`);
  };
  if (phone === undefined) await send();
  else await send({ otp_attempt: await codeFrom(phone, () => send()) });
}

/**
 * Fills in the sign-in form, which has to be on the screen, sends it, and waits until she is in.
 * @param options.until where that leads, if to a page below /users
 */
export async function logIn(
  page: Page,
  credentials: Credentials,
  { until }: { until?: string } = {},
): Promise<void> {
  const send = () => fillSignIn(page, credentials);
  const { phone_number: phone } = credentials;
  if (phone === undefined) await send();
  else await enterCode(page, await codeFrom(phone, send), 'Log In');
  await page.waitForURL(({ pathname }) =>
    until === undefined ? !pathname.startsWith('/users/') : pathname === until,
  );
}

/** Fills in the sign-in form, which has to be on the screen, and sends it. */
export async function fillSignIn(page: Page, credentials: Credentials): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Gets a member of staff through the gate of her area, which has to be on the screen. */
export async function passGate(page: Page, { phone_number: phone }: Credentials): Promise<void> {
  const send = () => page.getByRole('button', { name: 'Send me a code' }).click();
  await enterCode(page, await codeFrom(phone ?? '', send), 'Continue');
}

/** Types a code that is asked for, and sends it by the button of that name. */
export async function enterCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: button }).click();
}
