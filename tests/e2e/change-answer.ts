import type { Page } from 'playwright/test';

/**
 * Has the product's own answer changed on its way to the page, as often as it is asked for; a refusal stays.
 * @param url as `page.route` takes it
 */
export const changeAnswer = (
  page: Page,
  url: string | RegExp,
  change: (answer: string) => string,
): Promise<unknown> =>
  page.route(url, async (route) => {
    // Both fail when the test ends meanwhile; elsewhere the page, unanswered, fails the test.
    const response = await route.fetch().catch(() => null);
    const answer = await response?.text().catch(() => null);
    if (!response || typeof answer !== 'string') return;
    await route.fulfill({ response, body: response.ok() ? change(answer) : answer });
  });

/** The same for an answer in JSON. */
export const changeJson = <Answer extends object>(
  page: Page,
  url: string | RegExp,
  change: (answer: Answer) => object,
): Promise<unknown> =>
  changeAnswer(page, url, (text) => JSON.stringify(change(JSON.parse(text) as Answer)));
