import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator } from 'playwright/test';
import { buy, newCardholder, settledLimit } from './cardholder.ts';
import { countLayoutShifts } from './layout-shifts.ts';
import { passGate, signIn, signInAsStaff } from './sign-in.ts';

/** What was posted is published each minute, and the page looks each minute. */
const SOON = { timeout: 200_000 };

/** Whose people are in no other test. */
const PARTNER = { slug: 'cusg', name: 'CUSG' };

const dollarsIn = async (element: Locator): Promise<number> =>
  Number((await element.innerText()).replaceAll(/[$,]/g, ''));

test(
  'Sam sees a purchase in what was spent today, in the chart and in its table',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(480_000);
    const who = await newCardholder({ partner_slug: PARTNER.slug });
    const hers = await browser.newContext();
    const member = await hers.newPage();
    await signIn(member, who);
    await member.goto('/dashboard');
    await settledLimit(member);

    const staff = await signInAsStaff(page);
    await page.goto(`/admin?partner_slug=${PARTNER.slug}`);
    const layoutShift = await countLayoutShifts(page);
    await passGate(page, staff);
    const ofPartner = page.getByRole('link', { name: PARTNER.name });
    await expect(ofPartner).toHaveAttribute('aria-current', 'true');
    const spent = page.getByRole('region', { name: 'Spent', exact: true });
    const figure = spent.locator('strong');
    await expect(figure).toContainText('$');
    const before = await dollarsIn(figure);

    await buy(member, 12.34);
    await expect.poll(() => dollarsIn(figure), SOON).toBeCloseTo(before + 12.34);
    const slider = spent.getByRole('slider', { name: 'Spent: Day' });
    const today = spent.getByRole('definition').first();
    await expect(today).not.toHaveText('$0.00');
    const [said] = await today.allInnerTexts();
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`Purchases \\${said},`));
    await spent.getByText('Show as a table').click();
    const newest = spent.getByRole('table').getByRole('row').nth(1);
    await expect(newest).toContainText(said ?? '');

    // The first day by keyboard, and today again by pointer.
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(today).toHaveText('$0.00');
    const box = await slider.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + 20);
    await expect(today).toHaveText(said ?? '');

    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
    expect(await layoutShift()).toBeLessThan(0.02);
    await hers.close();
  },
);
