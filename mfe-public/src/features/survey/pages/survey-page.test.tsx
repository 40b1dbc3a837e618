import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, button, choice, choices, heading, press, visitSurvey } from '#testing/survey.tsx';

beforeEach(() => sessionStorage.clear());

const place = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');
const onQuestion = (number: number) =>
  waitFor(() => expect(place()).toBe(`Question ${number} of 8`));

describe('the intro', () => {
  it('says that it is anonymous and how long it takes, and begins by Get Started [PUB-099, PUB-101, PUB-102]', async () => {
    const visit = await visitSurvey();
    expect(heading().textContent).toBe('How is your financial health?');
    expect(screen.getByText(/anonymous.+about 3 minutes/)).toBeTruthy();
    await press(visit, 'Get Started');
    expect(place()).toBe('Question 1 of 8');
    expect(document.title).toBe('Question 1 of 8: financial health survey | Reset');
    expect(document.activeElement).toBe(heading());
  });

  it('is what an address opens whose stage is not reached yet', async () => {
    for (const query of ['?stage=signup', '?stage=questionnaire&step=2', '?stage=results']) {
      const { unmount } = await visitSurvey(query);
      expect(button('Get Started')).toBeTruthy();
      unmount();
    }
  });
});

describe('the questionnaire', () => {
  it('asks eight questions, two of each theme [PUB-103, PUB-107]', async () => {
    const visit = await visitSurvey();
    await press(visit, 'Get Started');
    const asked: string[] = [];
    const themes: (string | null)[] = [];
    for (let question = 0; question < 8; question += 1) {
      const group = screen.getByRole('radiogroup', { name: heading().textContent ?? '' });
      asked.push(group.textContent ?? '');
      themes.push(screen.getByRole('progressbar').getAttribute('aria-labelledby'));
      themes[question] = document.getElementById(themes[question] ?? '')?.textContent ?? null;
      await answer(visit, 0);
    }
    expect(new Set(asked).size).toBe(8);
    const names = ['Spending', 'Saving', 'Borrowing', 'Planning'];
    expect(themes).toEqual(names.flatMap((name) => [name, name]));
    expect(heading().textContent).toBe('Your results are ready');
  });

  it('goes on only with an answer, and says so [PUB-104, PUB-105]', async () => {
    const visit = await visitSurvey('?stage=questionnaire');
    expect(button('Next').disabled).toBe(true);
    const hint = screen.getByRole('radiogroup').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toBe('Choose one answer, then press Next.');
    await visit.user.click(choice('I spent a little less'));
    expect(button('Next').disabled).toBe(false);
    expect(choices().filter(({ checked }) => checked)).toEqual([choice('I spent a little less')]);
  });

  it('ends by Finish, which needs an answer too [PUB-104, PUB-105]', async () => {
    sessionStorage.setItem('financialHealthSurvey', '[100,75,50,25,100,67,75]');
    const visit = await visitSurvey('?stage=questionnaire&step=8');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(button('Finish').disabled).toBe(true);
    await visit.user.click(choices()[3] as HTMLElement);
    await press(visit, 'Finish');
    expect(button('Get My Results')).toBeTruthy();
  });

  it('leads back to the answer before, and from the first question to the intro [PUB-104]', async () => {
    const visit = await visitSurvey();
    await press(visit, 'Get Started');
    await answer(visit, 2);
    await press(visit, 'Back');
    await onQuestion(1);
    expect(choices()[2]?.checked).toBe(true);
    await press(visit, 'Back');
    await waitFor(() => expect(button('Get Started')).toBeTruthy());
    expect(document.activeElement).toBe(heading());
  });

  it('leads back where there is no history to go back by', async () => {
    sessionStorage.setItem('financialHealthSurvey', '[100]');
    const visit = await visitSurvey('?stage=questionnaire&step=2');
    await press(visit, 'Back');
    await onQuestion(1);
    await press(visit, 'Back');
    await waitFor(() => expect(button('Get Started')).toBeTruthy());
  });

  it('follows the browser’s ways back and forward', async () => {
    const visit = await visitSurvey();
    await press(visit, 'Get Started');
    await answer(visit, 0);
    await answer(visit, 1);
    expect(visit.router.state.location.search).toBe('?stage=questionnaire&step=3');
    await press(visit, 'Back');
    await onQuestion(2);
    await act(() => visit.router.navigate(-1));
    await onQuestion(1);
    expect(document.activeElement).toBe(heading());
    await act(() => visit.router.navigate(2));
    await onQuestion(3);
    expect(button('Next').disabled).toBe(true);
  });

  it('keeps the answers of this tab, and none in the address', async () => {
    const before = await visitSurvey();
    await press(before, 'Get Started');
    await answer(before, 3);
    await before.user.click(choices()[1] as HTMLElement);
    const { search } = before.router.state.location;
    expect(search).toBe('?stage=questionnaire&step=2');
    before.unmount();
    const after = await visitSurvey(search);
    expect(choices()[1]?.checked).toBe(true);
    await press(after, 'Back');
    await onQuestion(1);
    expect(choices()[3]?.checked).toBe(true);
  });

  it('can be left [PUB-104]', async () => {
    await visitSurvey('?stage=questionnaire');
    const exit = screen.getByRole('link', { name: 'Exit' });
    expect(exit.getAttribute('href')).toBe('/');
  });

  it('needs no mouse [PUB-102, PUB-104, PUB-105]', async () => {
    const { user } = await visitSurvey();
    await user.tab();
    await user.keyboard('{Enter}');
    for (let question = 1; question <= 8; question += 1) {
      expect(document.activeElement).toBe(heading());
      expect(place()).toBe(`Question ${question} of 8`);
      await user.tab();
      expect(document.activeElement).toBe(choices()[0]);
      await user.keyboard(' {Tab}{Tab}');
      expect(document.activeElement).toBe(button(question === 8 ? 'Finish' : 'Next'));
      await user.keyboard('{Enter}');
    }
    await user.keyboard('{Tab}Ana{Tab}ana@example.com');
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ana@example.com');
  });
});
