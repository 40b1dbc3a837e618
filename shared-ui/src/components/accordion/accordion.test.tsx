import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { Questions } from './accordion.examples.tsx';
import { Accordion } from './accordion.tsx';

const scrollIntoView = jest.fn();

const open = () => screen.queryAllByRole('button', { expanded: true }).map((b) => b.textContent);
const title = (name: string) => screen.getByRole('button', { name });

function show(hash = '') {
  const routes = [{ path: '/faqs', element: <Questions /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/faqs${hash}`] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  // jsdom lays nothing out and has no such method.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

describe('Accordion', () => {
  it('is folded, and what is folded cannot be reached', () => {
    show();
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(open()).toEqual([]);
    expect(screen.getByText(/Nothing when you spend/).closest('[inert]')).not.toBeNull();
  });

  it('opens one at a time and closes what is pressed again [PUB-018]', async () => {
    show();
    await userEvent.click(title('What does Reset cost?'));
    expect(screen.getByText(/Nothing when you spend/).closest('[inert]')).toBeNull();
    await userEvent.click(title('How do I repay?'));
    expect(open()).toEqual(['How do I repay?']);
    await userEvent.click(title('How do I repay?'));
    expect(open()).toEqual([]);
  });

  it('leaves open what is open where more than one may be', async () => {
    const items = ['First', 'Second'].map((name) => ({ title: name, content: <p>{name} text</p> }));
    render(
      <MemoryRouter>
        <Accordion items={items} isMultiple />
      </MemoryRouter>,
    );
    await userEvent.click(title('First'));
    await userEvent.click(title('Second'));
    expect(open()).toEqual(['First', 'Second']);
    await userEvent.click(title('First'));
    expect(open()).toEqual(['Second']);
  });

  it.each(['#How%20do%20I%20repay%3F', '#how-do-i-repay'])('is opened by %s [PUB-019]', (hash) => {
    show(hash);
    expect(open()).toEqual(['How do I repay?']);
    expect(scrollIntoView.mock.contexts).toEqual([title('How do I repay?')]);
  });

  it('is opened again by the link that opened it before', async () => {
    const router = show('#how-do-i-repay');
    await userEvent.click(title('How do I repay?'));
    await act(() => router.navigate('#how-do-i-repay'));
    expect(open()).toEqual(['How do I repay?']);
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('opens what the hash names once it is here', () => {
    const later = [{ title: 'How do I repay?', content: <p>From your paycheck.</p> }];
    const at = (items: typeof later) => (
      <MemoryRouter initialEntries={['/faqs#how-do-i-repay']}>
        <Accordion items={items} />
      </MemoryRouter>
    );
    const { rerender } = render(at([]));
    rerender(at(later));
    expect(open()).toEqual(['How do I repay?']);
    expect(scrollIntoView.mock.contexts).toEqual([title('How do I repay?')]);
  });

  it('follows a link on the same page, and stays as it is when the hash names nothing', async () => {
    const router = show('#how-do-i-repay');
    await act(() => router.navigate('#what-does-reset-cost'));
    expect(open()).toEqual(['What does Reset cost?']);
    await act(() => router.navigate('#elsewhere'));
    expect(open()).toEqual(['What does Reset cost?']);
  });

  it('has its titles among the headings', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
});
