/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { entryScript, expectIntegrity } from './entry-script.ts';

describe('entryScript', () => {
  it('runs only what was released, whatever the attempt', () => {
    expectIntegrity('/releases/a/1/entry.js', 'sha384-abc');
    const script = entryScript('/releases/a/1/entry.js?attempt=2');
    expect(script.integrity).toBe('sha384-abc');
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.getAttribute('src')).toBe('/releases/a/1/entry.js?attempt=2');
  });

  it('has none for a development server, whose file changes', () => {
    expectIntegrity('http://localhost:3103/remote-entry.js', null);
    expect(entryScript('http://localhost:3103/remote-entry.js').integrity).toBe('');
  });
});
