import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersCommand,
  answersSections,
  at,
  openForm,
  refusal,
  ROSA,
  type Asked,
} from '#testing/person.ts';
import { UpdateAddress, UpdatePhoneNumber } from './contact-commands.tsx';

const server = mockApi();
let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  server.use(...answersSections(), answersCommand('/users/:id/:action', asked));
});
afterEach(() => adminTokenStore.getState().drop());

describe('personal info', () => {
  it('needs a phone number [ADM-161]', async () => {
    const form = await openForm(<UpdatePhoneNumber userId={ROSA} />, 'Update phone number');
    await form.send();
    await form.dialog.findAllByText('Enter a phone number.');
    await form.user.type(form.dialog.getByLabelText('Phone number'), '4155550143');
    await form.user.click(form.button);
    await form.done();
    expect(asked).toMatchObject([
      {
        call: `POST /users/${ROSA}/update_phone_number`,
        body: { phone_number: '4155550143', reason: 'x' },
      },
    ]);
  });

  it('shows by what she is known, as it is before', async () => {
    server.use(
      http.get(at('/users/:id/contact'), () =>
        HttpResponse.json({
          phone_number: null,
          told: {
            phone_number: '2025550142',
            date_of_birth: '1990-04-12',
            address: {
              street_one: '12 Alder Street',
              street_two: null,
              city: 'Salem',
              state_abbr: 'OR',
              zip_code: '97301',
            },
          },
        }),
      ),
    );
    const form = await openForm(<UpdatePhoneNumber userId={ROSA} />, 'Update phone number');
    expect(await form.dialog.findByText('(202) 555-0142')).toBeTruthy();
    expect(form.dialog.getByText('12 Alder Street, Salem, OR 97301')).toBeTruthy();
    expect(form.dialog.getByText('4/12/1990')).toBeTruthy();
    expect(form.dialog.getAllByText('n/a')).toHaveLength(1);
  });

  it('looks at what she is known by once, though the page is read anew after it', async () => {
    let looks = 0;
    server.use(
      http.get(at('/users/:id/contact'), () => {
        looks += 1;
        return HttpResponse.json({ phone_number: '4155550100', told: null });
      }),
    );
    const form = await openForm(<UpdatePhoneNumber userId={ROSA} />, 'Update phone number');
    await form.dialog.findByText('(415) 555-0100');
    window.dispatchEvent(new Event('visibilitychange'));
    await form.user.type(form.dialog.getByLabelText('Phone number'), '4155550143');
    await form.send();
    await form.done();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(looks).toBe(1);
  });

  it('can be sent though what she is known by could not be loaded', async () => {
    server.use(
      http.get(at('/users/:id/contact'), () => refusal(503, 'service_unavailable', 'No.')),
    );
    const form = await openForm(<UpdatePhoneNumber userId={ROSA} />, 'Update phone number');
    await form.dialog.findByText('What this person is known by could not be loaded.');
    await form.user.type(form.dialog.getByLabelText('Phone number'), '4155550143');
    await form.send();
    await form.done();
    expect(asked).toHaveLength(1);
  });

  it('sends an address once it is said to be verified, and whole [ADM-162] [ADM-163]', async () => {
    const form = await openForm(<UpdateAddress userId={ROSA} />, 'Update address');
    expect(form.button.disabled).toBe(true);
    await form.user.click(
      form.dialog.getByLabelText('I have verified this new address is correct and accurate'),
    );
    expect(form.button.disabled).toBe(false);
    await form.send();
    for (const name of [/a street/, /a city/, /letters of a state/, /digits of a ZIP code/]) {
      expect(form.dialog.getByRole('link', { name })).toBeTruthy();
    }
    await form.user.type(form.dialog.getByLabelText('Street'), '1 Main St');
    await form.user.type(form.dialog.getByLabelText('City'), 'Oakland');
    await form.user.type(form.dialog.getByLabelText('State'), 'ca');
    await form.user.type(form.dialog.getByLabelText('ZIP code'), '94607');
    await form.user.click(form.button);
    await form.done();
    expect(asked.map(({ call, body }) => ({ call, body }))).toEqual([
      {
        call: `POST /users/${ROSA}/update_address`,
        body: {
          street_one: '1 Main St',
          city: 'Oakland',
          state_abbr: 'CA',
          zip_code: '94607',
          reason: 'x',
        },
      },
    ]);
  });
});
