import { afterEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/income/pages/income-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeEarnings, makeProfile } from '#testing/factories.ts';

const MONITORING = '/pinwheel/monitoring_status';
const KEY = 'relinkedPayrollAt';
const server = mockApi(
  answer('/users/profile', makeProfile()),
  answer('/notifications', []),
  answer('/income/earnings', makeEarnings()),
);
afterEach(() => localStorage.clear());

async function visit(...handlers: HttpHandler[]) {
  server.use(...handlers);
  const page = renderRemote(memberArea, '/income');
  await screen.findByText('$226.98');
  return page;
}
const update = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Update' });
const press = async ({ user }: Awaited<ReturnType<typeof visit>>) =>
  user.click(update() as HTMLElement);
const someDay = (days: number) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toISOString();
};

describe('Update', () => {
  it('reads what is new where the payroll is monitored, once a day [MEM-122, MEM-123]', async () => {
    const page = await visit(answer(MONITORING, { monitoringOk: true }));
    expect(update()?.disabled).toBe(false);
    expect(screen.queryByText(/^Updated at/)).toBeNull();
    server.use(answer('/income/earnings', makeEarnings({ netPayRatio: 0.5 })));
    const before = Date.now();
    await press(page);
    expect(await screen.findByText('$157.62')).toBeTruthy();
    const note = screen.getByText(/^Updated at \d{1,2}:\d{2}\s[AP]M$/);
    expect(document.activeElement).toBe(note);
    const kept = Date.parse(localStorage.getItem(KEY) ?? '');
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(Date.now());
    expect(update()?.disabled).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the payroll’s widget where it is not, and is done once that has repaired it [MEM-122, MEM-123]', async () => {
    const page = await visit(
      answer(MONITORING, { monitoringOk: false }),
      answer('/pinwheel/link_token', { success: true, link_token: 'payroll-token' }),
      answer('/pinwheel/store_data', { success: true }),
    );
    await press(page);
    await sayAsWidget('Reconnect your payroll', { type: 'opened' });
    expect(localStorage.getItem(KEY)).toBeNull();
    server.use(answer('/income/earnings', makeEarnings({ netPayRatio: 0.5 })));
    await sayAsWidget('Reconnect your payroll', {
      type: 'success',
      account_id: 'account-1',
      platform_id: 'platform-1',
    });
    expect(await screen.findByText('$157.62')).toBeTruthy();
    expect(screen.getByText(/^Updated at/)).toBeTruthy();
    expect(Date.parse(localStorage.getItem(KEY) ?? '')).not.toBeNaN();
    expect(update()?.disabled).toBe(true);
  });

  it('is as before when the widget is left', async () => {
    const page = await visit(
      answer(MONITORING, { monitoringOk: false }),
      answer('/pinwheel/link_token', { success: true, link_token: 'payroll-token' }),
    );
    await press(page);
    await sayAsWidget('Reconnect your payroll', { type: 'opened' }, { type: 'exit', error: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(update()?.disabled).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('says so where nobody answers, and can be pressed again', async () => {
    const page = await visit(refuse(MONITORING));
    await press(page);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn't check/);
    expect(update()?.disabled).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
    server.use(answer(MONITORING, { monitoringOk: true }));
    await press(page);
    expect(await screen.findByText(/^Updated at/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['earlier today', someDay(0), true],
    ['yesterday', someDay(-1), false],
    ['a time that is none', 'soon', false],
  ])('is disabled on the calendar day of the last one: %s [MEM-126]', async (_when, at, isOver) => {
    localStorage.setItem(KEY, at);
    await visit();
    expect(update()?.disabled).toBe(isOver);
    expect(screen.queryByText(/^Updated at/) !== null).toBe(isOver);
  });

  it.each([
    ['has linked no payroll', makeProfile({ linkedPayroll: null })],
    ['is viewed by staff', makeProfile({ impersonating: true })],
  ])('is not there for who %s', async (_who, profile) => {
    await visit(answer('/users/profile', profile));
    await waitFor(() => expect(update()).toBeNull());
  });
});
