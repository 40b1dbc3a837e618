import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Failed, Nothing, NotFound, Quiet, Thanks } from './dawn-arc.examples.tsx';

const pictures = [Quiet, Nothing, Thanks, NotFound, Failed];

describe('DawnArc', () => {
  it('says nothing to screen readers', () => {
    for (const Picture of pictures) {
      const { container } = render(<Picture />);
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('is a picture of its own for each thing that can happen', () => {
    const drawn = pictures.map((Picture) => render(<Picture />).container.innerHTML);
    expect(new Set(drawn).size).toBe(pictures.length);
  });
});
