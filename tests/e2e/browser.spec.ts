import { chromium, expect, test } from 'playwright/test';
import { findBrowser } from '../../infra/browser/find-browser.ts';

test.describe('the packaged browser', () => {
  test('paints text, different for different words', async () => {
    const { env, ...options } = await findBrowser({});
    const browser = await chromium.launch({ ...options, env: { ...process.env, ...env } });
    const page = await browser.newPage();
    const picture = async (text: string) => {
      await page.setContent(`<h1 style="font: 64px sans-serif">${text}</h1>`);
      return (await page.screenshot()).toString('base64');
    };
    const [blank, reset, tesre] = [
      await picture(''),
      await picture('Reset'),
      await picture('Tesre'),
    ];
    await browser.close();
    expect(reset).not.toBe(blank);
    // Fonts that are missing paint the same box for every letter.
    expect(reset).not.toBe(tesre);
  });
});
