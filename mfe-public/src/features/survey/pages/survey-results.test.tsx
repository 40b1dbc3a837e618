import { writeSurveyLink } from '@reset/financial-health/survey-link.ts';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, category, heading, visitSurvey } from '#testing/survey.tsx';

/** The results of eight answers. */
const open = (answers: number[]) => visitSurvey(`?ss=${writeSurveyLink(answers)}`);
const all = (value: number) => Array<number>(8).fill(value);
const main = () => within(screen.getByRole('main'));

describe('the results', () => {
  it('open by the link alone [PUB-114, PUB-124]', async () => {
    await open(all(100));
    expect(heading().textContent).toBe('Your financial health');
    expect(document.title).toBe('Your financial health | Reset');
    expect(screen.getByRole('img', { name: 'Score: 100 out of 100' })).toBeTruthy();
    expect(screen.getAllByRole('meter')).toHaveLength(4);
  });

  it.each([
    [39, 'Working on It'],
    [40, 'On Your Way'],
    [79, 'On Your Way'],
    [80, 'Thriving'],
  ])('call a score of %d %s [PUB-122, PUB-123]', async (score, label) => {
    await open(all(score));
    expect(screen.getByRole('img', { name: `Score: ${score} out of 100` })).toBeTruthy();
    expect(main().getByText(label)).toBeTruthy();
  });

  it('round before they name the band [PUB-121]', async () => {
    await open([80, 79, 80, 79, 80, 79, 80, 79]);
    expect(screen.getByRole('img', { name: 'Score: 80 out of 100' })).toBeTruthy();
    expect(main().getByText('Thriving')).toBeTruthy();
  });

  it('tell each category in a number and in words [PUB-117, PUB-120, PUB-124]', async () => {
    await open([80, 40, 100, 100, 0, 33, 50, 25]);
    const told = ['Spending', 'Saving', 'Borrowing', 'Planning'].map((name) => [
      category(name).getAttribute('aria-valuenow'),
      category(name).getAttribute('aria-valuetext'),
    ]);
    expect(told).toEqual([
      ['60', '60 of 100, On Your Way'],
      ['100', '100 of 100, Thriving'],
      ['17', '17 of 100, Working on It'],
      ['38', '38 of 100, Working on It'],
    ]);
    expect(screen.getByText('60 · On Your Way')).toBeTruthy();
  });

  it('begin with the weakest area, and one thing to do about it', async () => {
    await open([80, 40, 100, 100, 0, 33, 50, 25]);
    const first = within(screen.getByRole('region', { name: 'Borrowing: 17 of 100' }));
    expect(first.getByText(/^List everything you owe with its interest rate/)).toBeTruthy();
    expect(first.getByRole('link', { name: 'Make a budget' }).getAttribute('href')).toBe('/budget');
    const after = within(screen.getByRole('region', { name: 'After that' }));
    expect(after.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Planning',
      'Spending',
      'Saving',
    ]);
  });

  it('tell who has no weak area how to keep it so', async () => {
    await open(all(80));
    const first = within(screen.getByRole('region', { name: 'No weak spots' }));
    expect(first.getByText(/again in three months/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Habits that keep it that way' })).toBeTruthy();
  });

  it('show the card once, however often they lead to it', async () => {
    const { container } = await open(all(20));
    expect(container.querySelectorAll('[data-variant="card"]')).toHaveLength(1);
    expect(screen.getAllByText('No credit check')).toHaveLength(1);
  });

  it('count what is above 100 as 100 [PUB-118]', async () => {
    await visitSurvey(`?ss=${'ff'.repeat(8)}`);
    expect(screen.getByRole('img', { name: 'Score: 100 out of 100' })).toBeTruthy();
    expect(category('Saving').getAttribute('aria-valuenow')).toBe('100');
  });

  it('draw a gauge of 180 by 90, filled by the score [PUB-125]', async () => {
    await open(all(40));
    const gauge = screen.getByRole('img', { name: 'Score: 40 out of 100' });
    expect([gauge.getAttribute('width'), gauge.getAttribute('height')]).toEqual(['180', '90']);
    const filled = gauge.querySelector('[pathLength="100"]');
    expect(filled?.getAttribute('stroke-dasharray')).toBe('40 200');
  });

  it('lead on to more, without losing them [PUB-126]', async () => {
    const { user, router } = await open(all(60));
    await user.click(screen.getByRole('link', { name: 'Learn more' }));
    expect(router.state.location).toMatchObject({
      search: `?ss=${writeSurveyLink(all(60))}`,
      hash: '#learn-more',
    });
    const target = document.getElementById('learn-more') as HTMLElement;
    expect(within(target).getByRole('heading', { name: 'How Reset can help' })).toBeTruthy();
    expect(heading().textContent).toBe('Your financial health');
  });

  it('lead to the sign-up twice, with who can have the card [PUB-127, PUB-128, PUB-129]', async () => {
    await open(all(60));
    for (const name of ['Sign Up', 'Get Started']) {
      expect(main().getByRole('link', { name }).getAttribute('href')).toBe('/users/sign_up');
    }
    for (const name of ['The Reset card', 'After that', 'Ready to Reset?']) {
      expect(main().getByRole('heading', { name })).toBeTruthy();
    }
    const terms = main().getByText(/earnings of at least \$500 per month/);
    expect(terms.textContent).toContain(
      'Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, Wisconsin',
    );
  });
});

describe('a link that is none', () => {
  it.each([
    ['nothing', ''],
    ['one pair', '64'],
    ['no hexadecimals', 'zz'.repeat(8)],
    ['nine pairs', '64'.repeat(9)],
    ['five thousand pairs', '64'.repeat(5000)],
  ])('opens the intro: %s [PUB-116]', async (_, ss) => {
    await visitSurvey(`?ss=${ss}`);
    expect(button('Get Started')).toBeTruthy();
    expect(screen.queryByRole('meter')).toBeNull();
  });
});
