import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Body, Caption } from './text.examples.tsx';

const paragraph = () => screen.getByRole('paragraph').dataset;

describe('Text', () => {
  it('is a paragraph of the page, unless it is told to stand back', () => {
    const { unmount } = render(<Body />);
    expect({ ...paragraph() }).toEqual({ tone: 'ink', size: 'body' });
    unmount();
    render(<Caption />);
    expect({ ...paragraph() }).toEqual({ tone: 'muted', size: 'caption' });
  });
});
