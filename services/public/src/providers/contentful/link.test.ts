import { describe, expect, it } from '@jest/globals';
import { safeHref } from './link.ts';

describe('safeHref', () => {
  it.each([
    '/',
    '/faqs#cost',
    'https://example.com/a?b',
    'mailto:team@example.com',
    'tel:+15550100',
  ])('lets %s be followed', (address) => {
    expect(safeHref(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'faqs',
    '',
    null,
    7,
  ])('refuses %j', (address) => {
    expect(safeHref(address)).toBeNull();
  });
});
