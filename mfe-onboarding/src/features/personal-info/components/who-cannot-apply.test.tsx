import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MemberProfile } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '#testing/render-screen.tsx';
import { PersonalInfoStep } from './personal-info-step.tsx';

/* Who cannot apply is told so before she types more than she has to. */

const server = mockApi();
const onSaved = jest.fn();
const profile = { id: 'hazel', firstName: 'Hazel', lastName: 'Bourne' } as MemberProfile;

beforeEach(() => {
  sessionStorage.clear();
  onSaved.mockClear();
});

const open = () =>
  renderScreen(<PersonalInfoStep product="card" profile={profile} onSaved={onSaved} />);
type User = ReturnType<typeof open>['user'];

const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

describe('who is not of age', () => {
  const year = new Date().getUTCFullYear() - 17;
  const ssn = () => screen.queryByRole('textbox', { name: 'Social Security number' });
  const tellOf17 = async (user: User) => {
    await user.click(field('Date of birth'));
    await user.paste(`0615${year}`);
  };

  it('is asked for nothing more, and led back to her dashboard', async () => {
    const { user } = open();
    expect(ssn()).toBeTruthy();
    await tellOf17(user);
    expect(ssn()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.getByText(/we don't ask for your Social Security number/)).toBeTruthy();
    const leave = screen.getByRole('link', { name: 'Back to your dashboard' });
    expect(leave.getAttribute('href')).toBe('/dashboard');
    await user.clear(field('Date of birth'));
    expect(ssn()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Back to your dashboard' })).toBeNull();
  });

  it('has nothing of it kept', async () => {
    const { user } = open();
    await user.type(field('City'), 'Portland');
    expect(JSON.stringify(sessionStorage)).toContain('Portland');
    await tellOf17(user);
    expect(JSON.stringify(sessionStorage)).not.toContain('Portland');
    await user.clear(field('Date of birth'));
    await user.paste('01311990');
    expect(JSON.stringify(sessionStorage)).toContain('Portland');
  });

  it('is not reminded of what is not asked any more', async () => {
    const { user } = open();
    await press(user, 'Continue');
    expect(await screen.findByRole('link', { name: 'Enter your zip code.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter your Social Security number.' })).toBeTruthy();
    await tellOf17(user);
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Enter your Social Security number.' })).toBeNull(),
    );
    expect(screen.getByRole('link', { name: 'You must be at least 18 years old.' })).toBeTruthy();
  });

  it('is told from when on she may apply, before she types more, and what she has until then', async () => {
    const { user } = open();
    await tellOf17(user);
    const told = within(screen.getByText("You can't apply yet").parentElement ?? document.body);
    const day = `June 15, ${year + 18}`;
    expect(
      told.getByText(
        new RegExp(`^You must be at least 18 years old\\. You can apply from ${day}\\.`),
      ),
    ).toBeTruthy();
    expect(told.getByRole('link', { name: /budget/ }).getAttribute('href')).toBe('/budget');
    await user.clear(field('Date of birth'));
    await user.paste('01311990');
    expect(screen.queryByText("You can't apply yet")).toBeNull();
  });
});

describe('who lives where the card is not to be had', () => {
  it('is told at the state, and asked for nothing more', async () => {
    const { user } = open();
    const said = () => screen.queryByText("The card isn't available in Kansas yet.");
    const ssn = () => screen.queryByRole('textbox', { name: 'Social Security number' });
    await user.type(field('State'), 'ka');
    expect(said()).toBeNull();
    expect(ssn()).toBeTruthy();
    await user.type(field('State'), 'n');
    expect(said()?.closest('[role=status]')).toBeTruthy();
    expect(ssn()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await user.clear(field('State'));
    await user.paste('Oregon');
    expect(said()).toBeNull();
    expect(ssn()).toBeTruthy();
  });

  it('may ask to be told when it opens, by her state alone', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.put('http://localhost/api/v1/card_application/availability_notice', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('state_abbr'));
        return HttpResponse.json({ state_abbr: 'KS', requested: true });
      }),
    );
    const { user } = open();
    await user.click(field('State'));
    await user.paste('KS');
    await press(user, 'Tell me when it opens');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(asked).toEqual(['KS']);
  });
});
