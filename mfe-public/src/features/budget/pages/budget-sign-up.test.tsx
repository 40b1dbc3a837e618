import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  answerAll,
  at,
  button,
  choose,
  field,
  heading,
  press,
  visitBudget,
  type BudgetVisit,
} from '#testing/budget.tsx';

const server = mockApi();

beforeEach(() => sessionStorage.clear());

/** Fills in who gets the mail and sends, with what the server then got. */
async function getResults({ user }: BudgetVisit, reply: () => Response, name = 'Dana') {
  const received: unknown[] = [];
  server.use(
    http.post('http://localhost/api/v1/financial_health/budget', async ({ request }) => {
      received.push(await request.json());
      return reply();
    }),
  );
  await user.click(field('First name'));
  await user.paste(name);
  await user.click(field('Email'));
  await user.paste('dana@example.com');
  await user.click(button('Get My Results'));
  await waitFor(() => expect(received).toHaveLength(1));
  return received;
}
const created = () => HttpResponse.json({}, { status: 201 });
const refused = (errors: Record<string, string[]>) => () =>
  HttpResponse.json(
    { error: 'Please check what you entered.', code: 'invalid_request', errors, request_id: 'r-1' },
    { status: 422 },
  );

describe('the sign-up', () => {
  it('sends the budget of a year’s income and a month’s spending [PUB-145, PUB-147, PUB-148, PUB-163, PLT-028]', async () => {
    const visited = await visitBudget();
    await answerAll(visited);
    const received = await getResults(visited, created);
    expect(await screen.findByText('Email sent to dana@example.com')).toBeTruthy();
    expect(received).toEqual([
      {
        user: { name: 'Dana', email: 'dana@example.com' },
        data: {
          version: 1,
          income: 36500,
          expenses: [
            { name: 'HOUSING', amount: 1200 },
            { name: 'GROCERIES', amount: 350.5 },
            { name: 'DINING', amount: 200 },
          ],
          needs: 1550.5,
          wants: 200,
        },
      },
    ]);
    expect(sessionStorage.getItem('budgetAnswers')).toBeNull();
    await press(visited, "I didn't receive an email");
    expect(await getResults(visited, created)).toEqual(received);
  });

  it('counts no amount of what was given up again', async () => {
    const visited = await visitBudget();
    await answerAll(visited);
    await act(() => visited.router.navigate(at(1)));
    await choose(visited, 'Food & Essentials');
    await act(() => visited.router.navigate('/budget?stage=signup'));
    const received = await getResults(visited, created);
    expect(received).toMatchObject([
      { data: { needs: 1200, expenses: [{ name: 'HOUSING' }, { name: 'DINING' }] } },
    ]);
  });

  it('keeps marks in a name as text', async () => {
    const visited = await visitBudget();
    await answerAll(visited);
    const name = '<img src=x onerror=alert(1)>';
    const received = await getResults(visited, created, name);
    await screen.findByText('Email sent to dana@example.com');
    expect(received).toMatchObject([{ user: { name } }]);
    expect(document.querySelector('img')).toBeNull();
  });

  it('says what the server refused, by field and as a whole, and keeps the answers', async () => {
    const visited = await visitBudget();
    await answerAll(visited);
    await getResults(visited, refused({ email: ['We cannot write to this address.'] }));
    expect((await screen.findAllByText('We cannot write to this address.')).length).toBe(2);
    expect(screen.getByText('Please check what you entered.')).toBeTruthy();
    expect(sessionStorage.getItem('budgetAnswers')).not.toBeNull();
  });

  it('is not there for a budget with holes [PUB-140]', async () => {
    await visitBudget('/budget?stage=signup');
    expect(heading()).toBe('Budget better with Reset.');
  });
});
