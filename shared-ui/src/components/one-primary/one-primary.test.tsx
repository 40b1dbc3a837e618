import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Button } from '#components/button/button.tsx';
import { Dialog } from '#components/dialog/dialog.tsx';
import { TextLink } from '#components/text-link/text-link.tsx';
import { OnePrimary } from './one-primary.tsx';

interface Shown {
  hasLink?: boolean;
  isAsked?: boolean;
}

const Page = ({ hasLink = false, isAsked = false }: Shown) => (
  <OnePrimary>
    {hasLink && (
      <TextLink href="/apply" variant="button">
        Continue
      </TextLink>
    )}
    <Button>Show</Button>
    <OnePrimary>
      <Button variant="primary">Reconnect</Button>
      <Button variant="primary">Connect</Button>
    </OnePrimary>
    <Dialog title="Sure?" isOpen={isAsked} onClose={() => undefined}>
      <Button variant="primary">Confirm</Button>
    </Dialog>
  </OnePrimary>
);

const variants = () =>
  [...document.querySelectorAll<HTMLElement>('button, a')]
    .filter(({ dataset }) => dataset['variant'])
    .map(({ textContent, dataset }) => `${textContent}: ${dataset['variant']}`);

describe('OnePrimary', () => {
  it('leaves the first of several as it is, and makes the others secondary', () => {
    render(<Page hasLink />, { wrapper: MemoryRouter });
    expect(variants()).toEqual([
      'Continue: button',
      'Show: secondary',
      'Reconnect: secondary',
      'Connect: secondary',
    ]);
  });

  it('counts what comes and goes', () => {
    const { rerender } = render(<Page />, { wrapper: MemoryRouter });
    const rest = ['Show: secondary', 'Reconnect: primary', 'Connect: secondary'];
    expect(variants()).toEqual(rest);
    rerender(<Page hasLink />);
    expect(variants().slice(0, 3)).toEqual([
      'Continue: button',
      'Show: secondary',
      'Reconnect: secondary',
    ]);
    rerender(<Page />);
    expect(variants()).toEqual(rest);
  });

  it('leaves a dialog its own', () => {
    render(<Page hasLink isAsked />, { wrapper: MemoryRouter });
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    expect(confirm.dataset['variant']).toBe('primary');
  });
});
