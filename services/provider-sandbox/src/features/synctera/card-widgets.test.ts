import { describe, expect, it } from '@jest/globals';
import { displayPage } from './card-widgets.ts';

describe('displayPage', () => {
  it('shows a part of the card in the given colour and size', () => {
    const page = displayPage({ text: '11/30', color: 'rgb(255, 255, 255)', size: '17px' });
    expect(page).toContain('<output>11/30</output>');
    expect(page).toContain('color:rgb(255, 255, 255);font-size:17px;');
    expect(page).toContain('"name":"shown"');
  });

  it('takes no other style', () => {
    const page = displayPage({ text: '11/30', color: 'red}</style><b>', size: '17px;x:y' });
    expect(page).not.toContain('red');
    expect(page).not.toContain('font-size');
  });

  it('says that its token has expired', () => {
    const page = displayPage({ text: null, color: '', size: '' });
    expect(page).toContain('This has expired.');
    expect(page).toContain('"name":"expired"');
  });
});
