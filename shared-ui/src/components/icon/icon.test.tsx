import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Alone, BesideText } from './icon.examples.tsx';
import { isIconName } from './icon.tsx';

describe('Icon', () => {
  it('is silent beside words', () => {
    const { container } = render(<BesideText />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('speaks when it stands alone', () => {
    render(<Alone />);
    expect(screen.getByRole('img', { name: 'Connected' })).toBeTruthy();
  });
});

describe('isIconName', () => {
  it('knows the names in use and no property of every object', () => {
    expect(isIconName('house')).toBe(true);
    expect(isIconName('toString')).toBe(false);
  });
});
