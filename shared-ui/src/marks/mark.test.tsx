import { expect, it } from '@jest/globals';
import { mark } from './mark.ts';

it('stands on the element until the last that set it takes it back', () => {
  const element = document.createElement('main');
  const [first, second] = [mark(element, 'notice'), mark(element, 'notice')];
  first();
  expect(element.dataset['notice']).toBe('1');
  second();
  expect(element.hasAttribute('data-notice')).toBe(false);
});
