import { expect, test, type Page } from 'playwright/test';

/* What a visitor reads before signing up for anything. */

/** What each page says under its heading, to whoever comes by. */
const PAGES = [
  { path: '/', text: 'No interest, monthly, transfer or late fees' },
  { path: '/faqs', text: 'What does' },
  { path: '/about', text: 'Over 60% of Americans live paycheck to paycheck' },
  { path: '/partners/financial-institutions', text: 'What your members get' },
  { path: '/social-security', text: 'How your benefits count' },
  { path: '/get-started', text: 'File your taxes' },
  { path: '/application-cancelled', text: 'Log in to see where it stands.' },
  { path: '/financial-health', text: 'Get Started' },
  { path: '/budget', text: 'Budget better with Reset.' },
  { path: '/csc', text: 'Reset for CSC customers' },
  { path: '/users/sign_up', text: 'Continue' },
  { path: '/users/sign_in', text: 'Forgot your password?' },
];

/** Money and shares of a hundred that the documents give; examples are on the home page alone. */
const CLAIMED = ['$20', '$100', '$500', '$1,000', '60%', '70%'];
const WITHOUT_EXAMPLES = ['/about', '/partners', '/social-security', '/get-started', '/csc'];

const figuresOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).match(/\$[\d,.]*\d|[\d.]+\s?%/g) ?? [];

const productOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('productName'));

test('visitors see every public page, and none sends them to sign in [PUB-028, PUB-029, PUB-031, PUB-042, PUB-165]', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  for (const { path, text } of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    if (WITHOUT_EXAMPLES.some((begin) => path.startsWith(begin))) {
      for (const figure of await figuresOf(page)) expect(CLAIMED, path).toContain(figure);
    }
  }
  expect(refused).toEqual([]);
});

test('our story has founders, a team and two figures, and leads to a start that keeps the product [PUB-020, PUB-021, PUB-022, PUB-029, PUB-030]', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
  const founders = page.getByRole('region', { name: 'Founders' });
  await expect(founders.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'The team' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('main')).toContainText('About 70% received a refund');

  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.getByRole('link', { name: 'Choose tax filing' }).click();
  await expect(page.getByRole('main')).toContainText('File your taxes');
  await expect(page).toHaveURL('/users/sign_up');
  expect(await productOf(page)).toBe('tax_refund_advance');

  await page.goto('/get-started');
  await page.getByRole('link', { name: 'Choose the card' }).click();
  await expect(page.getByRole('main')).toContainText('Get your Reset card');
  await expect(page).toHaveURL('/users/sign_up');
  expect(await productOf(page)).toBe('earned_wage_access');
});

test('institutions write to the configured address [PUB-023, PUB-024]', async ({ page }) => {
  await page.goto('/partners/financial-institutions');
  const told: unknown = JSON.parse((await page.locator('#page-data').textContent()) ?? '');
  const { partners_email: address } = told as { partners_email: string };
  expect(address).toMatch(/^\S+@\S+$/);
  const links = page.getByRole('link', { name: 'Email us' });
  await expect(links.first()).toHaveAttribute('href', `mailto:${address}`);
  await expect(links.last()).toHaveAttribute('href', `mailto:${address}`);
});

test('a visitor is told of no cancelled application, and led home [PUB-031]', async ({ page }) => {
  await page.goto('/application-cancelled');
  await expect(page.getByRole('heading', { level: 1, name: /your application/ })).toBeVisible();
  await expect(page.getByRole('main').getByText(/cancelled|erasing/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
