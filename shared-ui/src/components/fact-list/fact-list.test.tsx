import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BeforeALink } from './fact-list.examples.tsx';

describe('FactList', () => {
  it('reads each fact with what it is about', () => {
    render(<BeforeALink />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      "Read only. We see your balance and transactions. Linking doesn't let anyone move your money.",
      'Unlink any time. You can do it right here, and we delete what we read.',
    ]);
  });
});
