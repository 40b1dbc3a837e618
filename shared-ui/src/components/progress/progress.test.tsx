import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OfAnUpload, OfSteps } from './progress.examples.tsx';
import { Progress } from './progress.tsx';

const bar = (name: string) => screen.getByRole('progressbar', { name });
const width = (name: string) => (bar(name).firstElementChild as HTMLElement).style.width;

describe('Progress', () => {
  it('says how much of it is done', () => {
    render(<OfSteps />);
    expect(bar('Your work').getAttribute('aria-valuenow')).toBe('3');
    expect(bar('Your work').getAttribute('aria-valuetext')).toBe('3 of 7');
    expect(screen.getByText('3 of 7')).toBeTruthy();
  });

  it('says it in the words that it is given', () => {
    render(<OfAnUpload />);
    expect(bar('Uploading paystub-november.pdf').getAttribute('aria-valuetext')).toBe(
      '1.4 of 3.2 MB',
    );
  });

  it('stays between nothing and all', () => {
    render(
      <>
        <Progress label="Too much" value={9} max={7} />
        <Progress label="Too little" value={-1} max={7} />
        <Progress label="Of nothing" value={0} max={0} />
      </>,
    );
    expect(['Too much', 'Too little', 'Of nothing'].map(width)).toEqual(['100%', '0%', '0%']);
  });
});
