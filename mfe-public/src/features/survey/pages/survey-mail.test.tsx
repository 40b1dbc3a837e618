import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, button, heading, press, visitSurvey, type Visit } from '#testing/survey.tsx';

const server = mockApi();
beforeEach(() => sessionStorage.clear());

/** Answers the call, and keeps what it got. */
function answerSurvey(reply = () => HttpResponse.json({}, { status: 201 })) {
  const received: unknown[] = [];
  server.use(
    http.post('http://localhost/api/v1/financial_health/survey', async ({ request }) => {
      received.push(await request.json());
      return reply();
    }),
  );
  return received;
}

const refused =
  (status: number, errors = {}) =>
  () =>
    HttpResponse.json(
      { error: 'Not this way.', code: 'no', errors, request_id: 'r-1' },
      { status },
    );

const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;

/** Everything answered with its best, the form filled in and sent. */
async function ask(name: string, email: string): Promise<Visit> {
  sessionStorage.setItem('financialHealthSurvey', JSON.stringify(Array(8).fill(100)));
  const visit = await visitSurvey('?stage=signup');
  await send(visit, name, email);
  return visit;
}

async function send(visit: Visit, name: string, email: string) {
  await screen.findByLabelText('First name');
  if (name) await visit.user.type(field('First name'), name);
  if (email) await visit.user.type(field('Email'), email);
  await press(visit, 'Get My Results');
}

describe('the sign-up', () => {
  it('asks for a first name and an email address [PUB-108]', async () => {
    sessionStorage.setItem('financialHealthSurvey', JSON.stringify(Array(8).fill(100)));
    const visit = await visitSurvey('?stage=questionnaire&step=8');
    await press(visit, 'Finish');
    expect(document.title).toBe('Your results are ready | Reset');
    expect(document.activeElement).toBe(heading());
    // The form comes when it is wanted.
    await screen.findByLabelText('First name');
    expect([field('First name').autocomplete, field('Email').autocomplete]).toEqual([
      'given-name',
      'email',
    ]);
    expect(button('Get My Results')).toBeTruthy();
  });

  it.each([
    ['', '', ['Enter your first name.', 'Enter your email address.']],
    ['Ana', 'ana@', ['Enter an email address like name@example.com.']],
    ['   ', 'ana@example.com', ['Enter your first name.']],
  ])('sends nothing for %j and %j, and leads to what is wrong [PUB-109]', async (...tried) => {
    const [name, email, problems] = tried;
    const received = answerSurvey();
    await ask(name, email);
    const summary = await screen.findByRole('group');
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(problems);
    for (const problem of problems) expect(screen.getAllByText(problem)).toHaveLength(2);
    expect(document.activeElement).toBe(summary);
    expect(received).toEqual([]);
  });

  it('sends the eight answers in their order, then shows no results in place [PUB-106, PUB-112, PUB-115]', async () => {
    const received = answerSurvey();
    const visit = await visitSurvey();
    await press(visit, 'Get Started');
    const places = [0, 1, 2, 3, 0, 1, 2, 3];
    for (const at of places) await answer(visit, at);
    await send(visit, ' Ana ', 'ana@example.com ');
    expect(await screen.findByText('Email sent to ana@example.com')).toBeTruthy();
    expect(document.activeElement).toBe(heading());
    expect(received).toEqual([
      {
        user: { name: 'Ana', email: 'ana@example.com' },
        subscores: [100, 75, 50, 25, 100, 67, 50, 0],
      },
    ]);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(visit.router.state.location.search).toBe('?stage=signup');
    expect(sessionStorage.getItem('financialHealthSurvey')).toBeNull();
  });

  it('can be sent again by who got no mail [PUB-113]', async () => {
    const received = answerSurvey();
    const visit = await ask('Ana', 'ana@example.con');
    await screen.findByText('Email sent to ana@example.con');
    await press(visit, "I didn't receive an email");
    expect(document.activeElement).toBe(heading());
    expect([field('First name').value, field('Email').value]).toEqual(['', '']);
    await send(visit, 'Ana', 'ana@example.com');
    expect(await screen.findByText('Email sent to ana@example.com')).toBeTruthy();
    expect(received).toHaveLength(2);
    expect(received[1]).toMatchObject({ subscores: Array(8).fill(100) });
  });

  it('shows what the server says under its field and in a banner, and keeps what was typed [PUB-164]', async () => {
    const problems = { email: ['Use another address.'], name: ['This is too short.'] };
    answerSurvey(refused(422, problems));
    await ask('Ana', 'ana@example.com');
    const summary = await screen.findByText('Not this way.');
    expect(summary).toBeTruthy();
    for (const problem of ['Use another address.', 'This is too short.']) {
      expect(screen.getAllByText(problem)).toHaveLength(2);
    }
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect([field('First name').value, field('Email').value]).toEqual(['Ana', 'ana@example.com']);
    expect(sessionStorage.getItem('financialHealthSurvey')).toBe(
      JSON.stringify(Array(8).fill(100)),
    );
  });

  it.each([
    [503, 'Not this way.'],
    [429, "You've asked several times. Please wait a minute and try again."],
  ])('says why else nothing was sent after a %d [PUB-164]', async (status, sentence) => {
    answerSurvey(refused(status));
    await ask('Ana', 'ana@example.com');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByText(/^Email sent to/)).toBeNull();
  });

  it('takes HTML in a name for text', async () => {
    const received = answerSurvey();
    const { container } = await ask('<b>Ana</b>', 'ana@example.com');
    await screen.findByText('Email sent to ana@example.com');
    expect(received).toMatchObject([{ user: { name: '<b>Ana</b>' } }]);
    expect(container.querySelector('b')).toBeNull();
  });
});
