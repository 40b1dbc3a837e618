import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Quiet } from './dawn-arc.examples.tsx';

describe('DawnArc', () => {
  it('says nothing to screen readers', () => {
    const { container } = render(<Quiet />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
