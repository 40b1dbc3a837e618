import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Dashboard } from './tabs.examples.tsx';

const shown = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = () => screen.getByRole('tabpanel');

function show(...entries: string[]) {
  const routes = [
    { path: '/dashboard', element: <Dashboard /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: entries });
  render(<RouterProvider router={router} />);
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { router, address };
}

describe('Tabs', () => {
  it('shows the first tab when the hash names none of them', () => {
    show('/dashboard#elsewhere');
    expect(shown()).toBe('Overview');
    expect(panel().getAttribute('aria-labelledby')).toBe(
      screen.getByRole('tab', { name: 'Overview' }).id,
    );
  });

  it('shows the tab that the hash names', () => {
    show('/dashboard#payday');
    expect(shown()).toBe('Payday');
    expect(panel().textContent).toContain('paycheck');
  });

  it('writes the hash and leaves the rest of the address alone', async () => {
    const { address } = show('/dashboard?hideNavigation=true');
    await userEvent.click(screen.getByRole('tab', { name: 'Payday' }));
    expect(address()).toBe('/dashboard?hideNavigation=true#payday');
    expect(shown()).toBe('Payday');
  });

  it('has no hash for the first tab, by pointer and by key', async () => {
    const { address } = show('/dashboard?hideNavigation=true#payday');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(address()).toBe('/dashboard?hideNavigation=true');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(address()).toBe('/dashboard?hideNavigation=true');
    expect(shown()).toBe('Overview');
  });

  describe('that are far down', () => {
    const scrolled = jest.fn();
    beforeEach(() => {
      scrolled.mockReset();
      Element.prototype.scrollIntoView = scrolled;
      const low = { top: window.innerHeight - 100 } as DOMRect;
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(low);
    });
    afterEach(() => void jest.restoreAllMocks());

    it('are scrolled to where the address names one', () => {
      show('/dashboard#payday');
      expect(scrolled.mock.contexts).toEqual([screen.getByRole('tablist')]);
    });

    it('stay where they are for who came for the page, and chooses one', async () => {
      show('/dashboard');
      await userEvent.click(screen.getByRole('tab', { name: 'Payday' }));
      expect(scrolled).not.toHaveBeenCalled();
    });
  });

  it('is left by Back however many tabs were looked at', async () => {
    const { router, address } = show('/income', '/dashboard');
    await userEvent.click(screen.getByRole('tab', { name: 'Payday' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/income');
  });

  it('follows Back from a link to another tab', async () => {
    const { router } = show('/dashboard');
    await act(() => router.navigate('/dashboard#payday'));
    expect(shown()).toBe('Payday');
    await act(() => router.navigate(-1));
    expect(shown()).toBe('Overview');
  });

  it('is one stop of Tab, within which arrows turn around and take focus along', async () => {
    show('/dashboard');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Payday');
    expect(document.activeElement?.textContent).toBe('Payday');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Overview');
    await userEvent.keyboard('{End}{Home}');
    expect(shown()).toBe('Overview');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
  });
});
